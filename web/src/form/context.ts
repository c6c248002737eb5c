import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { FormField } from "../net/session";
import type { Backend } from "./backend";
import type { Filling } from "./filling";

/** What the controls of a form share. */
export interface FormContext {
  filling: Filling;
  backend: Backend;
  /** Opens the dialog in which a signature or initials are made. */
  makeSignature(field: FormField): void;
}

export const Context = createContext<FormContext | null>(null);

/** Returns the form around a component, and draws the component anew whenever the form changes. */
export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error("there is no form around this component");
  useChanges(form.filling);
  return form;
}

/** Draws a component anew whenever a form changes. */
export function useChanges(filling: Filling): void {
  const [, draw] = useState(0);
  useEffect(() => filling.subscribe(() => draw((count) => count + 1)), [filling]);
}
