//! Where things are on a page as it is displayed.
//!
//! A page has coordinates of its own. It is displayed after its area was cut out and turned clockwise by its rotation.
//! Positions are handed out as fractions of the displayed page, which mean the same on paper and on every screen.

use serde::{Deserialize, Serialize};

/// A rectangle in a page's own coordinates, which grow to the right and upwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rectangle {
    pub left: f64,
    pub bottom: f64,
    pub right: f64,
    pub top: f64,
}

impl Rectangle {
    pub(crate) fn width(self) -> f64 {
        self.right - self.left
    }

    pub(crate) fn height(self) -> f64 {
        self.top - self.bottom
    }

    /// The part of it that is within another; without area where there is none.
    pub(crate) fn within(self, other: Self) -> Self {
        let (left, bottom) = (self.left.max(other.left), self.bottom.max(other.bottom));
        Self {
            left,
            bottom,
            right: self.right.min(other.right).max(left),
            top: self.top.min(other.top).max(bottom),
        }
    }
}

/// How far a page is turned clockwise when it is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rotation {
    None,
    Quarter,
    Half,
    ThreeQuarters,
}

impl Rotation {
    /// A rotation in degrees. What is not a multiple of 90 doesn't count, as in most viewers.
    pub(crate) fn of(degrees: f64) -> Self {
        let degrees = degrees.rem_euclid(360.0);
        match () {
            () if (degrees - 90.0).abs() < 0.5 => Self::Quarter,
            () if (degrees - 180.0).abs() < 0.5 => Self::Half,
            () if (degrees - 270.0).abs() < 0.5 => Self::ThreeQuarters,
            () => Self::None,
        }
    }

    /// In degrees.
    pub(crate) fn degrees(self) -> i64 {
        match self {
            Self::None => 0,
            Self::Quarter => 90,
            Self::Half => 180,
            Self::ThreeQuarters => 270,
        }
    }
}

/// A rectangle on a displayed page, as fractions of its width and height, from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// From the page's left edge.
    pub left: f64,
    /// From the page's top edge.
    pub top: f64,
    /// Of the page's width.
    pub width: f64,
    /// Of the page's height.
    pub height: f64,
}

/// What is displayed of a page, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shape {
    /// The part that is displayed, in the page's own coordinates.
    pub area: Rectangle,
    /// How it is turned.
    pub rotation: Rotation,
    /// How many points a unit of the page's coordinates is.
    pub unit: f64,
}

/// How one system of coordinates lies in another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Matrix {
    /// Where a step to the right leads.
    pub right: (f64, f64),
    /// Where a step upwards leads.
    pub up: (f64, f64),
    /// Where the origin is.
    pub origin: (f64, f64),
}

impl Matrix {
    /// Its six numbers in the order of PDF.
    pub(crate) fn numbers(self) -> [f64; 6] {
        [self.right.0, self.right.1, self.up.0, self.up.1, self.origin.0, self.origin.1]
    }
}

impl Shape {
    /// Width and height as displayed, in the page's own units.
    fn turned(self) -> (f64, f64) {
        match self.rotation {
            Rotation::None | Rotation::Half => (self.area.width(), self.area.height()),
            Rotation::Quarter | Rotation::ThreeQuarters => (self.area.height(), self.area.width()),
        }
    }

    /// Width and height as displayed, in points.
    pub(crate) fn displayed(self) -> (f64, f64) {
        let (width, height) = self.turned();
        (width * self.unit, height * self.unit)
    }

    /// The matrix that lays something over the displayed page: from the coordinates of `layer`, a rectangle with up being
    /// up, to the page's own.
    pub(crate) fn matrix_for(self, layer: Rectangle) -> Matrix {
        let (width, height) = self.turned();
        let (wide, high) = (width / layer.width(), height / layer.height());
        let Rectangle { left, bottom, right, top } = self.area;
        let (across, upwards, corner) = match self.rotation {
            Rotation::None => ((wide, 0.0), (0.0, high), (left, bottom)),
            Rotation::Quarter => ((0.0, wide), (-high, 0.0), (right, bottom)),
            Rotation::Half => ((-wide, 0.0), (0.0, -high), (right, top)),
            Rotation::ThreeQuarters => ((0.0, -wide), (high, 0.0), (left, top)),
        };
        let origin = (
            corner.0 - across.0 * layer.left - upwards.0 * layer.bottom,
            corner.1 - across.1 * layer.left - upwards.1 * layer.bottom,
        );
        Matrix { right: across, up: upwards, origin }
    }

    /// Where a rectangle of the page's own coordinates is on the displayed page.
    pub(crate) fn place(self, rectangle: Rectangle) -> Place {
        let area = self.area;
        let (from_left, from_right) = (rectangle.left - area.left, area.right - rectangle.right);
        let (from_bottom, from_top) = (rectangle.bottom - area.bottom, area.top - rectangle.top);
        let (left, top) = match self.rotation {
            Rotation::None => (from_left, from_top),
            Rotation::Quarter => (from_bottom, from_left),
            Rotation::Half => (from_right, from_bottom),
            Rotation::ThreeQuarters => (from_top, from_right),
        };
        let (width, height) = self.turned();
        let upright = matches!(self.rotation, Rotation::None | Rotation::Half);
        let (wide, high) = (rectangle.width(), rectangle.height());
        let (wide, high) = if upright { (wide, high) } else { (high, wide) };
        Place { left: left / width, top: top / height, width: wide / width, height: high / height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rectangle = Rectangle { left: 100.0, bottom: 200.0, right: 300.0, top: 600.0 };

    fn shape(degrees: f64) -> Shape {
        Shape { area: AREA, rotation: Rotation::of(degrees), unit: 1.0 }
    }

    fn apply(matrix: Matrix, x: f64, y: f64) -> (f64, f64) {
        let Matrix { right, up, origin } = matrix;
        (right.0 * x + up.0 * y + origin.0, right.1 * x + up.1 * y + origin.1)
    }

    #[test]
    fn the_displayed_top_left_corner_is_another_corner_of_a_turned_page() {
        let corners =
            [(0.0, (100.0, 600.0)), (90.0, (100.0, 200.0)), (180.0, (300.0, 200.0)), (270.0, (300.0, 600.0))];
        for (degrees, corner) in corners {
            let (width, height) = shape(degrees).displayed();
            let layer = Rectangle { left: 10.0, bottom: 20.0, right: 10.0 + width, top: 20.0 + height };
            let matrix = shape(degrees).matrix_for(layer);
            assert_eq!(apply(matrix, layer.left, layer.top), corner, "turned by {degrees}");
        }
    }

    #[test]
    fn a_place_is_where_the_matrix_puts_it() {
        for degrees in [0.0, 90.0, 180.0, 270.0, -90.0, 450.0] {
            let shape = shape(degrees);
            let layer = Rectangle { left: 0.0, bottom: 0.0, right: 1.0, top: 1.0 };
            let matrix = shape.matrix_for(layer);
            // A rectangle from a quarter to a half across, and from a tenth to a fifth down.
            let (x0, y0) = apply(matrix, 0.25, 0.9);
            let (x1, y1) = apply(matrix, 0.5, 0.8);
            let rectangle = Rectangle { left: x0.min(x1), bottom: y0.min(y1), right: x0.max(x1), top: y0.max(y1) };
            let place = shape.place(rectangle);
            let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
            assert!(close(place.left, 0.25) && close(place.top, 0.1), "turned by {degrees}: {place:?}");
            assert!(close(place.width, 0.25) && close(place.height, 0.1), "turned by {degrees}: {place:?}");
        }
    }

    #[test]
    fn areas_without_overlap_have_no_area() {
        let other = Rectangle { left: 1000.0, bottom: 0.0, right: 1100.0, top: 10.0 };
        assert!(other.within(AREA).width() <= 0.0);
    }
}
