//! Pieces of lines: text, values, blanks.

use super::blocks::picture;
use super::{Resolver, TooMuch};
use crate::content::{Kind, Mark, Node, VariableAttrs};
use crate::print::{Inline, Picture, Style};
use crate::value::Value;

/// The colour behind highlighted text that says none.
const YELLOW: &str = "#fff3a3";

impl<'a> Resolver<'a> {
    /// Works out the pieces of a line.
    pub(super) fn inlines(&mut self, nodes: &'a [Node], around: &Style) -> Result<Vec<Inline>, TooMuch> {
        let mut inlines = Vec::with_capacity(nodes.len());
        self.inlines_into(nodes, around, &mut inlines)?;
        Ok(inlines)
    }

    fn inlines_into(
        &mut self,
        nodes: &'a [Node],
        around: &Style,
        inlines: &mut Vec<Inline>,
    ) -> Result<(), TooMuch> {
        for node in nodes {
            let style = marked(around, &node.marks);
            self.count(node.text.chars().count())?;
            match &node.kind {
                Kind::Text if node.text.is_empty() => {}
                Kind::Text => inlines.push(Inline::Text { text: node.text.clone(), style }),
                Kind::Variable(attrs) => inlines.push(self.variable(attrs, style)?),
                Kind::HardBreak => inlines.push(Inline::Break),
                Kind::PageNumber => inlines.push(Inline::PageNumber),
                Kind::PageCount => inlines.push(Inline::PageCount),
                Kind::Image(attrs) => inlines.push(Inline::Image(picture(attrs))),
                Kind::Field(attrs) => {
                    let field = self.template.form.field(&attrs.id).and_then(|field| self.field(field));
                    inlines.extend(field.map(Inline::Field));
                }
                Kind::Conditional(attrs) if self.holds(attrs) => {
                    self.inlines_into(&node.content, &style, inlines)?;
                }
                Kind::Repeat(attrs) => {
                    self.each(attrs, &node.content, inlines, |resolver, nodes, inlines| {
                        resolver.inlines_into(nodes, &style, inlines)
                    })?;
                }
                // A condition that does not hold; reading the tree let nothing else stand here.
                _ => {}
            }
        }
        Ok(())
    }

    fn variable(&mut self, attrs: &VariableAttrs, style: Style) -> Result<Inline, TooMuch> {
        let (value, symbol) = self.value(&attrs.name);
        let name = attrs.name.as_str();
        if let Value::Image(file) = &value {
            let alt = self.label(name);
            return Ok(Inline::Image(Picture { file: file.to_string(), width: None, alt, align: None }));
        }
        if value.is_blank() {
            return Ok(Inline::Blank { label: self.label(name) });
        }
        let computed = self.template.expressions().get(name).and_then(|computed| computed.format.as_deref());
        let format = attrs.format.as_deref().or(computed);
        let text = match symbol {
            Some(symbol) => symbol.show(&value, format, &self.formats).into_owned(),
            None => self.formats.show(&value, format),
        };
        self.count(text.chars().count())?;
        Ok(Inline::Value { text, style })
    }

    /// What people call a variable.
    fn label(&self, path: &str) -> String {
        let symbol = self.value(path).1;
        let label = symbol.and_then(|symbol| symbol.label.as_deref());
        label.unwrap_or_else(|| path.rsplit('.').next().unwrap_or(path)).to_owned()
    }
}

/// A style with marks added to it.
fn marked(around: &Style, marks: &[Mark]) -> Style {
    let mut style = around.clone();
    for mark in marks {
        match mark {
            Mark::Bold => style.bold = true,
            Mark::Italic => style.italic = true,
            Mark::Underline => style.underline = true,
            Mark::Strike => style.strike = true,
            Mark::Code => style.code = true,
            Mark::Subscript => style.subscript = true,
            Mark::Superscript => style.superscript = true,
            Mark::Link { href } => style.link = Some(href.clone()),
            Mark::Highlight { color } => {
                style.highlight = Some(color.clone().unwrap_or_else(|| YELLOW.to_owned()));
            }
            Mark::Color { color } => style.color = Some(color.clone()),
            Mark::FontSize { size } => style.size = Some(*size),
        }
    }
    style
}
