import { useState } from "preact/hooks";
import type { FieldType } from "../../net/session";
import { language } from "../../text/text";
import { isUnread, plainNumber } from "../check";
import { typed } from "../clean";
import { useForm } from "../context";
import { isTooFine, readNumber, withoutCurrency, writeNumber } from "../numbers";
import type { ControlProps } from "./parts";

const KINDS: Partial<Record<FieldType, { type: "text" | "email" | "tel"; autocomplete: string }>> = {
  email: { type: "email", autocomplete: "email" },
  phone: { type: "tel", autocomplete: "tel" },
  fullName: { type: "text", autocomplete: "name" },
};

/** One line of text, an email address, a telephone number, a name. */
export function TextInput({ field, aria }: ControlProps) {
  const { filling } = useForm();
  const { type, autocomplete } = KINDS[field.type] ?? { type: "text" as const, autocomplete: "off" };
  return (
    <input
      {...aria}
      class="input"
      type={type}
      list={undefined}
      autocomplete={autocomplete}
      dir={type === "text" ? "auto" : "ltr"}
      value={String(filling.value(field.id) ?? "")}
      onInput={(event) => filling.set(field, typed(event.currentTarget))}
      onBlur={() => filling.visit(field)}
    />
  );
}

/** Several lines of text; it grows with what is written. */
export function AreaInput({ field, aria }: ControlProps) {
  const { filling } = useForm();
  return (
    <textarea
      {...aria}
      class="input area"
      rows={3}
      dir="auto"
      value={String(filling.value(field.id) ?? "")}
      onInput={(event) => filling.set(field, typed(event.currentTarget))}
      onBlur={() => filling.visit(field)}
    />
  );
}

/** A number or an amount. It is typed as the language writes it and shown as it was understood once it is left. */
export function NumberInput({ field, aria }: ControlProps) {
  const { filling } = useForm();
  const [written, type] = useState<string | null>(null);
  const value = filling.value(field.id);
  const isMoney = field.type === "money";
  const currency = field.currency ?? (value as { currency?: string } | null)?.currency ?? null;
  const understood = isUnread(value)
    ? value.unread
    : writeNumber(plainNumber(value), language(), isMoney ? 2 : 0);

  function take(text: string) {
    type(text);
    const bare = isMoney ? withoutCurrency(text, currency, language()) : text.trim();
    const plain = readNumber(bare, language());
    if (text.trim() === "") filling.set(field, "");
    else if (plain === null || (isMoney && isTooFine(plain, currency)))
      filling.set(field, { unread: bare || text });
    else filling.set(field, isMoney && currency ? { amount: plain, currency } : plain);
  }

  const input = (
    <input
      {...aria}
      class="input number"
      type="text"
      inputMode="decimal"
      autocomplete="off"
      dir="ltr"
      value={written ?? understood}
      onInput={(event) => take(typed(event.currentTarget))}
      onBlur={() => {
        type(null);
        filling.visit(field);
      }}
    />
  );
  if (!isMoney || !currency) return input;
  return (
    <span class="with-unit">
      {input}
      <span class="unit">{currency}</span>
    </span>
  );
}

export function DateInput({ field, aria }: ControlProps) {
  const { filling } = useForm();
  const value = filling.value(field.id);
  const { min, max } = field.validation ?? {};
  return (
    <input
      {...aria}
      class="input date"
      type="date"
      min={min == null ? undefined : String(min)}
      max={max == null ? "9999-12-31" : String(max)}
      value={isUnread(value) ? undefined : String(value ?? "")}
      onInput={(event) => {
        const input = event.currentTarget;
        filling.set(field, input.validity.badInput ? { unread: "?" } : input.value);
      }}
      onBlur={() => filling.visit(field)}
    />
  );
}
