//! Ids and numbers in paths. One that can't be an id names nothing, and that is a 404 like any other, which comes after what the
//! body alone can tell.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use model::id::{Id, Kind};

use crate::error::ApiError;

/// The `{id}` of a path.
pub(crate) struct PathId<K>(Option<Id<K>>);

impl<K: Kind> PathId<K> {
    /// The id, or 404 where the path holds none: for operations that look at nothing else before the resource.
    pub fn known(&self) -> Result<Id<K>, ApiError> {
        self.0.ok_or_else(|| model::Error::no::<K>().into())
    }

    /// The id, or where the path holds none, one that nothing has: the use case looks at the body first and then
    /// finds nothing.
    pub fn or_nothing(&self) -> Id<K> {
        self.0.unwrap_or(Id::NOTHING)
    }
}

impl<K: Kind, S: Send + Sync> FromRequestParts<S> for PathId<K> {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let params = RawPathParams::from_request_parts(parts, state).await.ok();
        let id = params.and_then(|params| {
            params.iter().find(|(name, _)| *name == "id").and_then(|(_, value)| value.parse().ok())
        });
        Ok(Self(id))
    }
}

/// The second name in a path: the thing within the thing that `{id}` names.
pub(crate) struct PathSecondId<K>(Option<Id<K>>);

impl<K: Kind> PathSecondId<K> {
    /// The id, or 404 where the path holds none.
    pub fn known(&self) -> Result<Id<K>, ApiError> {
        self.0.ok_or_else(|| model::Error::no::<K>().into())
    }

    /// The id, or where the path holds none, one that nothing has.
    pub fn or_nothing(&self) -> Id<K> {
        self.0.unwrap_or(Id::NOTHING)
    }
}

impl<K: Kind, S: Send + Sync> FromRequestParts<S> for PathSecondId<K> {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let params = RawPathParams::from_request_parts(parts, state).await.ok();
        let id = params.and_then(|params| params.iter().nth(1).and_then(|(_, value)| value.parse().ok()));
        Ok(Self(id))
    }
}

/// The `{page}` or `{number}` of a path; none where it is no number.
pub(crate) struct PathNumber(pub Option<usize>);

impl<S: Send + Sync> FromRequestParts<S> for PathNumber {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let params = RawPathParams::from_request_parts(parts, state).await.ok();
        let number = params.and_then(|params| {
            params
                .iter()
                .find(|(name, _)| matches!(*name, "page" | "number"))
                .and_then(|(_, value)| value.parse().ok())
        });
        Ok(Self(number))
    }
}
