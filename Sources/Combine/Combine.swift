// Combine: values over time, for views. A publisher enters with a subscriber, values leave by demand.
//
// The module is the part of Combine that view code uses, under the same names, and depends on the C library alone, so
// that it also serves fully static executables. Three ideas keep it small:
//
// - `Relay` is the one link of a chain: one value in, at most one out. map, filter, scan, prefix and their like are
//   closures given to it. `Fold`, `MergeHub`, `PairHub` and `Succession` serve the operators that need more.
// - A link never calls a subscriber while it holds a lock, so a subscriber may send, cancel or subscribe from inside
//   `receive`.
// - Whatever ends (a completion, a cancel) lets go of its closures and its neighbours at once.
