// A button that is at work is disabled, and browsers take the focus away from what is disabled. It gets it back once it is done, unless
// somebody went on meanwhile.

let held: EventTarget | null = null;

document.addEventListener("focusin", ({ target }) => {
  held = target;
});
// Whoever clicks beside everything wants the focus nowhere.
document.addEventListener("pointerdown", () => {
  held = null;
});

new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target === held && target instanceof HTMLButtonElement && !target.disabled && isNowhere())
      target.focus({ preventScroll: true });
}).observe(document, { subtree: true, attributeFilter: ["disabled"] });

function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
