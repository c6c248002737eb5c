// Finding fields on the page: each control's wrapper carries `data-field` with the field's id.

/** Returns the ids of the fields on the page, from top to bottom. */
export function fieldOrder(): string[] {
  const ids = [...document.querySelectorAll<HTMLElement>("main [data-field]")].map(
    (place) => place.dataset.field ?? "",
  );
  return [...new Set(ids)];
}

/** Returns the field that holds the focus. */
export function focusedField(): string | null {
  return document.activeElement?.closest<HTMLElement>("[data-field]")?.dataset.field ?? null;
}

/** Returns what takes the focus in a field. */
export function focusTarget(id: string): HTMLElement | null {
  const named = `[data-field="${CSS.escape(id)}"]`;
  const place = document.querySelector(`dialog[open] ${named}`) ?? document.querySelector(`main ${named}`);
  const targets = "input:checked, input:not([type=hidden]), select, textarea, button";
  return place?.querySelector<HTMLElement>(targets) ?? null;
}

/** Brings something into the middle of the window and gives it the focus. */
function bring(place: Element, target: HTMLElement): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  target.focus({ preventScroll: true });
}

/** Leads to the consent, with its text above it. */
export function goToConsent(): void {
  const box = document.getElementById("agree");
  if (box) bring(box, box);
}

/** Brings a field into the middle of the window and focuses it; returns whether it is there. */
export function goTo(id: string): boolean {
  const target = focusTarget(id);
  if (!target) return false;
  bring(target.closest("[data-field]") ?? target, target);
  // On small screens the control itself stays away until it is asked for.
  if (target.dataset.sheet !== undefined) target.click();
  return true;
}
