// Forms: Mantine's `useForm`, with the service's word on each field beside its input. The service is the judge; the console checks only what
// helps while typing.

import { type FormErrors, type UseFormInput, type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { asFailure, type Detail, type Failure } from "../api/failure";
import { useLanguage } from "../text/words";
import { inputPath } from "./inputPath";

interface Options<V extends Record<string, unknown>> {
  initial: V;
  validate?: UseFormInput<V>["validate"];
  /** Sends the values; what it throws is shown. */
  submit: (values: V) => Promise<unknown>;
  /** What an input is called in this form where the service calls it otherwise. */
  rename?: Record<string, string>;
}

interface Fields<V extends Record<string, unknown>> {
  /** Mantine's form: `{...form.getInputProps("name")}`. */
  form: UseFormReturnType<V>;
  /** For the `<form>`. */
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  /** Whether it is on its way: `<Button type="submit" loading={busy}>`. */
  busy: boolean;
  /** What belongs to no input, for a `FailureNotice` above the button. */
  failure: Failure | null;
}

/** A form that puts refusals beside the inputs that they are about. */
export function useFields<V extends Record<string, unknown>>(options: Options<V>): Fields<V> {
  const form = useForm<V>({ initialValues: options.initial, validate: options.validate });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // What the service said of inputs.
  const refusals = useRef<Record<string, Detail>>({});
  const { language, t } = useLanguage();

  // Words beside inputs follow the language, as all others do.
  const sayAnew = useEffectEvent(() => {
    const shown = Object.entries(form.errors);
    if (shown.length === 0) return;
    const found = form.validate().errors;
    const anew = shown.map(([path, words]) => [
      path,
      found[path] ?? refusals.current[path]?.said?.(t) ?? words,
    ]);
    form.setErrors(Object.fromEntries(anew));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the language that changes the words.
  useEffect(sayAnew, [language]);

  const focusFirst = (errors: FormErrors) => {
    const nodes = Object.keys(errors).map((path) => form.getInputNode(path));
    nodes.find((node) => node !== null)?.focus();
  };

  const send = async (values: V) => {
    setBusy(true);
    setFailure(null);
    try {
      await options.submit(values);
    } catch (thrown) {
      const refused = asFailure(thrown);
      const errors: FormErrors = {};
      refusals.current = {};
      const left = refused.details.filter((detail) => {
        const path = options.rename?.[detail.field] ?? inputPath(detail.field);
        if (!form.getInputNode(path)) return true;
        errors[path] ??= detail.message;
        refusals.current[path] ??= detail;
        return false;
      });
      form.setErrors(errors);
      const placed = left.length < refused.details.length;
      if (!placed || left.length > 0) setFailure(refused.saying(left));
      focusFirst(errors);
    } finally {
      setBusy(false);
    }
  };

  return { form, onSubmit: form.onSubmit(send, focusFirst), busy, failure };
}
