import Raster

/// Names a value that a view hands to the layout around it.
public protocol LayoutValueKey {
    /// The value's type.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}
