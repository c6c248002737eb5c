//! Seals as others see them, and what our own verification says about files that somebody was at.

#![expect(clippy::expect_used, reason = "a test may say what it expects and fall over otherwise")]

mod altered;
mod attacks;
mod authority;
mod levels;
mod made;
mod sealing;
mod tools;
