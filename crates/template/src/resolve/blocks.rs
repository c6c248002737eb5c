//! Blocks: paragraphs, headings, lists, quotes, columns, pictures.

use super::{Resolver, TooMuch};
use crate::content::{ImageAttrs, Kind, Node};
use crate::print::{Block, Picture, Style};

impl<'a> Resolver<'a> {
    /// Works out nodes that stand one below the other.
    pub(super) fn blocks(&mut self, nodes: &'a [Node]) -> Result<Vec<Block>, TooMuch> {
        let mut blocks = Vec::with_capacity(nodes.len());
        self.blocks_into(nodes, &mut blocks)?;
        Ok(blocks)
    }

    fn blocks_into(&mut self, nodes: &'a [Node], blocks: &mut Vec<Block>) -> Result<(), TooMuch> {
        for node in nodes {
            self.count(0)?;
            match &node.kind {
                Kind::Conditional(attrs) => {
                    if self.holds(attrs) {
                        self.blocks_into(&node.content, blocks)?;
                    }
                }
                Kind::Repeat(attrs) => self.each(attrs, &node.content, blocks, Self::blocks_into)?,
                Kind::Field(attrs) => {
                    let field = self.template.form.field(&attrs.id).and_then(|field| self.field(field));
                    blocks.extend(field.map(Block::Field));
                }
                _ => blocks.extend(self.block(node)?),
            }
        }
        Ok(())
    }

    fn block(&mut self, node: &'a Node) -> Result<Option<Block>, TooMuch> {
        let plain = Style::default();
        Ok(Some(match &node.kind {
            Kind::Paragraph(attrs) => {
                Block::Paragraph { align: attrs.align, content: self.inlines(&node.content, &plain)? }
            }
            Kind::Heading(attrs) => Block::Heading {
                level: attrs.level,
                numbered: attrs.numbered,
                align: attrs.align,
                content: self.inlines(&node.content, &plain)?,
            },
            Kind::BulletList => Block::BulletList { items: self.list_items(&node.content)? },
            Kind::OrderedList(attrs) => Block::OrderedList {
                start: attrs.start,
                style: attrs.style,
                items: self.list_items(&node.content)?,
            },
            Kind::Blockquote => Block::Quote { content: self.blocks(&node.content)? },
            Kind::HorizontalRule => Block::Rule,
            Kind::PageBreak => Block::PageBreak,
            Kind::Columns(attrs) => Block::Columns { count: attrs.count, content: self.blocks(&node.content)? },
            Kind::Table(attrs) => return self.table(attrs, &node.content),
            Kind::Image(attrs) => Block::Image(picture(attrs)),
            // Reading the tree let nothing else stand here.
            _ => return Ok(None),
        }))
    }

    fn list_items(&mut self, nodes: &'a [Node]) -> Result<Vec<Vec<Block>>, TooMuch> {
        let mut items = Vec::with_capacity(nodes.len());
        self.list_items_into(nodes, &mut items)?;
        Ok(items)
    }

    fn list_items_into(&mut self, nodes: &'a [Node], items: &mut Vec<Vec<Block>>) -> Result<(), TooMuch> {
        for node in nodes {
            self.count(0)?;
            match &node.kind {
                Kind::Conditional(attrs) => {
                    if self.holds(attrs) {
                        self.list_items_into(&node.content, items)?;
                    }
                }
                Kind::Repeat(attrs) => self.each(attrs, &node.content, items, Self::list_items_into)?,
                _ => items.push(self.blocks(&node.content)?),
            }
        }
        Ok(())
    }
}

/// A picture of the template.
pub(super) fn picture(attrs: &ImageAttrs) -> Picture {
    Picture { file: attrs.file.clone(), width: attrs.width, alt: attrs.alt.clone(), align: attrs.align }
}
