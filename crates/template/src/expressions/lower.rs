//! From Rhai's tree to ours. What is not taken over here can't be used: there is no list of what is forbidden.

use std::collections::HashMap;

use indexmap::IndexSet;
use rhai::{AST, ASTFlags, ASTNode, Expr, FnCallExpr, FnPtr, Stmt, StmtBlock};

use super::Names;
use super::error::{At, ExpressionError};
use super::functions;
use super::parse;
use super::tree::{Closure, Each, Node, Operator, Part};
use crate::value::Value;

type Lowered<T = Node> = Result<T, ExpressionError>;

/// Takes over a tree that may use those names, and gives the names that it uses.
pub(super) fn lower(tree: &AST, names: &Names) -> Lowered<(Node, IndexSet<String>)> {
    let Some(root) = parse::expression(tree) else { return Err(At::default().error("must be one expression")) };
    let functions = Functions::of(tree).ok_or_else(|| At::default().error("must hold expressions alone"))?;
    let mut lowering = Lowering { functions: &functions, names, parameters: Vec::new(), used: IndexSet::new() };
    let root = lowering.expression(root)?;
    Ok((root, lowering.used))
}

/// What is written between bars and after them: Rhai keeps it apart from the tree, by a name that it makes up.
struct Functions(HashMap<String, (Vec<Box<str>>, Stmt)>);

impl Functions {
    /// Nothing where a function holds anything but one statement.
    fn of(tree: &AST) -> Option<Self> {
        // A function's body can only be had by walking: after the expression itself come the bodies, in order.
        let mut bodies = Vec::new();
        tree.walk(&mut |path: &[ASTNode<'_>]| {
            if let [ASTNode::Stmt(statement)] = path {
                bodies.push((*statement).clone());
            }
            true
        });
        let bodies = bodies.split_off(1.min(bodies.len()));
        if bodies.len() != tree.iter_fn_def().count() {
            return None;
        }
        let parameters = |names: &[rhai::ImmutableString]| names.iter().map(|name| name.as_str().into()).collect();
        let functions = tree.iter_fn_def().zip(bodies);
        let named =
            functions.map(|(function, body)| (function.name.to_string(), (parameters(&function.params), body)));
        Some(Self(named.collect()))
    }
}

struct Lowering<'a> {
    functions: &'a Functions,
    names: &'a Names,
    /// The parameters of the closures around the part that is being taken over.
    parameters: Vec<Box<str>>,
    used: IndexSet<String>,
}

impl Lowering<'_> {
    fn expression(&mut self, expression: &Expr) -> Lowered {
        let at = At::from_rhai(expression.position());
        let part = match expression {
            Expr::Variable(variable, ..) => self.name(&variable.1, at)?,
            Expr::InterpolatedString(parts, _) => Part::Interpolation(self.expressions(parts)?),
            Expr::Array(items, _) => Part::List(self.expressions(items)?),
            Expr::Map(entries, _) => Part::Record(
                (entries.0.iter())
                    .map(|(name, value)| Ok((name.as_str().to_owned(), self.expression(value)?)))
                    .collect::<Lowered<_>>()?,
            ),
            Expr::And(parts, _) => Part::And(self.expressions(parts)?),
            Expr::Or(parts, _) => Part::Or(self.expressions(parts)?),
            Expr::Coalesce(parts, _) => Part::FirstSet(self.expressions(parts)?),
            Expr::FnCall(call, _) => return self.call(call, None, at),
            Expr::Dot(pair, ..) => {
                let base = self.expression(&pair.lhs)?;
                return self.after_dot(base, &pair.rhs);
            }
            Expr::Index(pair, flags, _) => {
                let base = self.expression(&pair.lhs)?;
                return self.after_bracket(base, &pair.rhs, *flags, at);
            }
            Expr::Stmt(block) if !is_closure(expression) => return self.block(block, at),
            Expr::Stmt(_) => {
                return Err(at.error("a function between bars can only be given to map, filter and so on"));
            }
            constant => Part::Constant(literal(constant, at)?),
        };
        Ok(Node { at, part })
    }

    fn expressions(&mut self, expressions: &[Expr]) -> Lowered<Vec<Node>> {
        expressions.iter().map(|expression| self.expression(expression)).collect()
    }

    fn name(&mut self, name: &str, at: At) -> Lowered<Part> {
        if !self.parameters.iter().any(|parameter| &**parameter == name) {
            if !self.names.has(name) {
                let hint = self.names.nearest(name).map(|near| format!("; did you mean `{near}`?"));
                return Err(at.error(format!("there is no `{name}`{}", hint.unwrap_or_default())));
            }
            if !self.used.contains(name) {
                self.used.insert(name.to_owned());
            }
        }
        Ok(Part::Name(name.into()))
    }

    /// What follows a dot: a property or a method, and whatever follows that.
    fn after_dot(&mut self, base: Node, rest: &Expr) -> Lowered {
        let at = At::from_rhai(rest.position());
        match rest {
            Expr::Property(property, _) => {
                Ok(Node { at, part: Part::Property(Box::new(base), property.2.as_str().into()) })
            }
            Expr::MethodCall(call, _) => self.call(call, Some(base), at),
            Expr::Dot(pair, ..) => {
                let base = self.after_dot(base, &pair.lhs)?;
                self.after_dot(base, &pair.rhs)
            }
            Expr::Index(pair, flags, _) => {
                let base = self.after_dot(base, &pair.lhs)?;
                self.after_bracket(base, &pair.rhs, *flags, at)
            }
            _ => Err(at.error("a name must follow the dot")),
        }
    }

    /// What stands in brackets. Rhai hangs whatever follows the bracket below it, unless the flags end the chain.
    fn after_bracket(&mut self, base: Node, rest: &Expr, flags: ASTFlags, at: At) -> Lowered {
        let indexed = |base, index| Node { at, part: Part::Index(Box::new((base, index))) };
        match rest {
            Expr::Dot(pair, ..) if !flags.contains(ASTFlags::BREAK) => {
                let base = indexed(base, self.expression(&pair.lhs)?);
                self.after_dot(base, &pair.rhs)
            }
            Expr::Index(pair, flags_of_rest, _) if !flags.contains(ASTFlags::BREAK) => {
                let base = indexed(base, self.expression(&pair.lhs)?);
                self.after_bracket(base, &pair.rhs, *flags_of_rest, At::from_rhai(rest.position()))
            }
            index => Ok(indexed(base, self.expression(index)?)),
        }
    }

    /// A function, method or operator; a method's object is its first argument.
    fn call(&mut self, call: &FnCallExpr, object: Option<Node>, at: At) -> Lowered {
        let name = call.name.as_str();
        if call.capture_parent_scope {
            return Err(at.error(format!("`{name}` is called without `!`")));
        }
        let has_closure = call.args.iter().any(is_closure);
        if let (true, Some(each)) = (has_closure, Each::named(name)) {
            return self.each(each, call, object, at);
        }
        if has_closure {
            return Err(at.error(format!("`{name}` takes no function between bars")));
        }
        let mut arguments: Vec<Node> = object.into_iter().collect();
        arguments.extend(self.expressions(&call.args)?);
        // The words of operators are no names: `a contains b` can't be written, only `b in a`.
        let part = match (name, arguments.len()) {
            ("!", 1) => Part::Not(Box::new(only(arguments, at)?)),
            ("-", 1) => Part::Negative(Box::new(only(arguments, at)?)),
            ("+", 1) => return only(arguments, at),
            ("choose", 3) => match <[Node; 3]>::try_from(arguments) {
                Ok([condition, then, otherwise]) => Part::If(Box::new((condition, then, Some(otherwise)))),
                Err(_) => return Err(at.error("choose takes a condition and two values")),
            },
            ("orElse", 2..) => Part::FirstSet(arguments),
            (name, 2) if Operator::signed(name).is_some() => match (Operator::signed(name), pair(arguments)) {
                (Some(operator), Some(pair)) => Part::Operation(operator, Box::new(pair)),
                _ => return Err(at.error(format!("`{name}` takes two values"))),
            },
            _ => {
                Part::Call(functions::find(name, arguments.len()).map_err(|message| at.error(message))?, arguments)
            }
        };
        Ok(Node { at, part })
    }

    fn each(&mut self, each: Each, call: &FnCallExpr, object: Option<Node>, at: At) -> Lowered {
        let usage = || at.error(format!("`{0}` is used as items.{0}(|item| …)", call.name));
        let (list, closure) = match (object, &call.args[..]) {
            (Some(list), [closure]) => (list, closure),
            (None, [list, closure]) if !is_closure(list) => (self.expression(list)?, closure),
            _ => return Err(usage()),
        };
        let closure = self.closure(closure)?.ok_or_else(usage)?;
        Ok(Node { at, part: Part::Each(each, Box::new((list, closure))) })
    }

    fn closure(&mut self, expression: &Expr) -> Lowered<Option<Closure>> {
        let at = At::from_rhai(expression.position());
        let Some((pointer, captured)) = closure_parts(expression) else { return Ok(None) };
        let Some((parameters, body)) = self.functions.0.get(pointer.fn_name()) else { return Ok(None) };
        // Rhai puts what the closure takes from around it before its own parameters; we look that up by name.
        let parameters = parameters.get(captured..).unwrap_or_default().to_vec();
        if !(1..=2).contains(&parameters.len()) {
            return Err(at.error("a function between bars takes an item, and its index if you like"));
        }
        let outside = self.parameters.len();
        self.parameters.extend(parameters.iter().cloned());
        let body = self.statement(body, at);
        self.parameters.truncate(outside);
        Ok(Some(Closure { parameters, body: body? }))
    }

    /// A block that holds one expression; an empty one is a missing value.
    fn block(&mut self, block: &StmtBlock, at: At) -> Lowered {
        match block.statements() {
            [] | [Stmt::Noop(_)] => Ok(Node { at, part: Part::Constant(Value::Missing) }),
            [statement] => self.statement(statement, at),
            _ => Err(at.error("must hold one expression, without statements")),
        }
    }

    fn statement(&mut self, statement: &Stmt, at: At) -> Lowered {
        match statement {
            Stmt::Expr(expression) => self.expression(expression),
            Stmt::FnCall(call, position) => self.call(call, None, At::from_rhai(*position)),
            Stmt::Block(block) => self.block(block, at),
            Stmt::If(parts, position) => {
                let at = At::from_rhai(*position);
                let condition = self.expression(&parts.expr)?;
                let then = self.block(&parts.body, at)?;
                let otherwise = match parts.branch.statements() {
                    [] | [Stmt::Noop(_)] => None,
                    _ => Some(self.block(&parts.branch, at)?),
                };
                Ok(Node { at, part: Part::If(Box::new((condition, then, otherwise))) })
            }
            other => Err(At::from_rhai(other.position()).error("must be an expression, not a statement")),
        }
    }
}

/// A pointer to a function that the tree holds, and how many values it captures.
fn closure_parts(expression: &Expr) -> Option<(FnPtr, usize)> {
    let pointer = |constant: &Expr| match constant {
        Expr::DynamicConstant(value, _) => value.clone().try_cast::<FnPtr>(),
        _ => None,
    };
    match expression {
        Expr::Stmt(block) => match block.statements() {
            [Stmt::Share(_), Stmt::Expr(call)] => match &**call {
                Expr::FnCall(call, _) => Some((pointer(call.args.first()?)?, call.args.len() - 1)),
                _ => None,
            },
            _ => None,
        },
        constant => Some((pointer(constant)?, 0)),
    }
}

fn is_closure(expression: &Expr) -> bool {
    closure_parts(expression).is_some()
}

fn literal(constant: &Expr, at: At) -> Lowered<Value> {
    let value = match constant {
        Expr::Unit(_) => Value::Missing,
        Expr::BoolConstant(truth, _) => Value::Boolean(*truth),
        Expr::IntegerConstant(number, _) => Value::from(*number),
        Expr::CharConstant(letter, _) => Value::text(letter.to_string()),
        Expr::StringConstant(text, _) => Value::text(text.as_str()),
        Expr::DynamicConstant(value, _) => match value.as_decimal() {
            Ok(number) => Value::Number(number),
            Err(_) => return Err(at.error("a function between bars can only be given to map, filter and so on")),
        },
        _ => return Err(at.error("can't be used in an expression")),
    };
    Ok(value)
}

fn only(arguments: Vec<Node>, at: At) -> Lowered {
    arguments.into_iter().next().ok_or_else(|| at.error("needs a value"))
}

fn pair(arguments: Vec<Node>) -> Option<(Node, Node)> {
    let mut arguments = arguments.into_iter();
    Some((arguments.next()?, arguments.next()?))
}
