// Publishers, subjects and subscriptions.
