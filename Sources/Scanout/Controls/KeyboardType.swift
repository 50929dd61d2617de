/// Which keys a keyboard on the screen has, in UIKit's words; a panel has none.
public enum UIKeyboardType: Int, Sendable {
    /// As is usual.
    case `default`
    /// Those of ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of addresses on the web.
    case URL
    /// Digits.
    case numberPad
    /// Those of telephones.
    case phonePad
    /// Names and telephone numbers.
    case namePhonePad
    /// Those of mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// Those of short messages.
    case twitter
    /// Those of searches on the web.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad
}

/// What a field is for, in UIKit's words.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A street and a number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A user's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password to come.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

extension View {
    /// Says which keys a keyboard on the screen has; a panel has none.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Says what fields inside are for; nothing fills them in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
