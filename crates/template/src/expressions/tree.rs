//! An expression as we work it out: only what an author may use, every function already found.

use super::error::At;
use super::functions::Function;
use crate::value::Value;

/// A part of an expression and its place.
#[derive(Debug, Clone)]
pub(super) struct Node {
    pub(super) at: At,
    pub(super) part: Part,
}

/// What a part does.
#[derive(Debug, Clone)]
pub(super) enum Part {
    Constant(Value),
    Name(Box<str>),
    /// A text with expressions in it.
    Interpolation(Vec<Node>),
    List(Vec<Node>),
    Record(Vec<(String, Node)>),
    Property(Box<Node>, Box<str>),
    Index(Box<(Node, Node)>),
    Not(Box<Node>),
    Negative(Box<Node>),
    Operation(Operator, Box<(Node, Node)>),
    And(Vec<Node>),
    Or(Vec<Node>),
    /// The first that is set.
    FirstSet(Vec<Node>),
    If(Box<(Node, Node, Option<Node>)>),
    Call(&'static Function, Vec<Node>),
    /// Something done with each item of a list.
    Each(Each, Box<(Node, Closure)>),
}

/// The operators between two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Power,
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Operator {
    /// The operator as it is written.
    pub(super) const fn sign(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Subtract => "-",
            Self::Multiply => "*",
            Self::Divide => "/",
            Self::Remainder => "%",
            Self::Power => "**",
            Self::Equal => "==",
            Self::Unequal => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        }
    }

    pub(super) fn signed(sign: &str) -> Option<Self> {
        const ALL: [Operator; 12] = [
            Operator::Add,
            Operator::Subtract,
            Operator::Multiply,
            Operator::Divide,
            Operator::Remainder,
            Operator::Power,
            Operator::Equal,
            Operator::Unequal,
            Operator::Less,
            Operator::LessOrEqual,
            Operator::Greater,
            Operator::GreaterOrEqual,
        ];
        ALL.into_iter().find(|operator| operator.sign() == sign)
    }
}

/// What is done with each item of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Each {
    Map,
    Filter,
    Find,
    Some,
    All,
    Count,
    Sum,
    SortBy,
}

impl Each {
    pub(super) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "map" => Self::Map,
            "filter" => Self::Filter,
            "find" => Self::Find,
            "some" => Self::Some,
            "all" => Self::All,
            "count" => Self::Count,
            "sum" => Self::Sum,
            "sortBy" => Self::SortBy,
            _ => return None,
        })
    }
}

/// What is written between bars and after them: `|item, index| …`.
#[derive(Debug, Clone)]
pub(super) struct Closure {
    pub(super) parameters: Vec<Box<str>>,
    pub(super) body: Node,
}
