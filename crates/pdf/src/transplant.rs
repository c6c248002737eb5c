//! Carrying objects from one document over into an update of another.

use std::collections::HashMap;

use lopdf::{Dictionary, Document, Object, ObjectId};

use crate::incremental::Update;

/// Objects of a document on their way into an update of another. What two pages share is carried over once.
pub(crate) struct Transplant<'a> {
    from: &'a Document,
    moved: HashMap<ObjectId, ObjectId>,
    waiting: Vec<ObjectId>,
}

impl<'a> Transplant<'a> {
    pub(crate) fn new(from: &'a Document) -> Self {
        Self { from, moved: HashMap::new(), waiting: Vec::new() }
    }

    /// A copy of an object whose references lead to copies in the update.
    pub(crate) fn take(&mut self, update: &mut Update<'_>, object: &Object) -> Object {
        let copy = self.copy(update, object);
        while let Some(id) = self.waiting.pop() {
            let original = self.from.objects.get(&id).unwrap_or(&Object::Null);
            let object = self.copy(update, original);
            let new = self.moved.get(&id).copied();
            if let Some(new) = new {
                update.set(new, object);
            }
        }
        copy
    }

    fn copy(&mut self, update: &mut Update<'_>, object: &Object) -> Object {
        match object {
            Object::Reference(id) => self.refer(update, *id),
            Object::Array(items) => Object::Array(items.iter().map(|item| self.copy(update, item)).collect()),
            Object::Dictionary(entries) => Object::Dictionary(self.dictionary(update, entries)),
            Object::Stream(stream) => {
                let mut copy = stream.clone();
                copy.dict = self.dictionary(update, &stream.dict);
                Object::Stream(copy)
            }
            plain => plain.clone(),
        }
    }

    fn dictionary(&mut self, update: &mut Update<'_>, entries: &Dictionary) -> Dictionary {
        // What belongs to the structure of the document that is left behind would point to nothing here, and a length
        // is written anew.
        let stays = |key: &[u8]| {
            matches!(key, b"StructParent" | b"StructParents" | b"Metadata" | b"PieceInfo" | b"Length" | b"Parent")
        };
        let mut copy = Dictionary::new();
        for (key, value) in entries {
            if !stays(key) {
                copy.set(key.clone(), self.copy(update, value));
            }
        }
        copy
    }

    fn refer(&mut self, update: &mut Update<'_>, id: ObjectId) -> Object {
        if let Some(new) = self.moved.get(&id) {
            return Object::Reference(*new);
        }
        match self.from.objects.get(&id) {
            // A page would bring its whole document along.
            Some(Object::Dictionary(node)) if node.has_type(b"Page") || node.has_type(b"Pages") => Object::Null,
            Some(_) => {
                let new = update.reserve();
                self.moved.insert(id, new);
                self.waiting.push(id);
                Object::Reference(new)
            }
            None => Object::Null,
        }
    }
}
