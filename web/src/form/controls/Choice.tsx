import { t } from "../../text/text";
import { useForm } from "../context";
import { type ControlProps, LabelWords } from "./parts";

/** A box to tick, with its label beside it. */
export function CheckboxInput({ field, aria, layout }: ControlProps) {
  const { filling } = useForm();
  const box = (
    <input
      {...aria}
      type="checkbox"
      checked={filling.value(field.id) === true}
      onChange={(event) => filling.set(field, event.currentTarget.checked)}
      onBlur={() => filling.visit(field)}
    />
  );
  // Its name is its own; what is around it makes it large enough for a finger.
  if (layout === "compact")
    return (
      <label class="tick" for={aria.id}>
        {box}
      </label>
    );
  return (
    <label class="check" for={aria.id}>
      {box}
      <span>
        <LabelWords field={field} />
      </span>
    </label>
  );
}

export function SelectInput({ field, aria }: ControlProps) {
  const { filling } = useForm();
  return (
    <select
      {...aria}
      class="input select"
      value={String(filling.value(field.id) ?? "")}
      onChange={(event) => filling.set(field, event.currentTarget.value)}
      onBlur={() => filling.visit(field)}
    >
      <option value="">{t("choose")}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One of some options, all in sight. */
export function RadioInput({ field, aria }: ControlProps) {
  const { filling } = useForm();
  const { id, ...rest } = aria;
  return (
    <span class="options" role="radiogroup" aria-labelledby={`${id}-label`} {...rest}>
      {field.options.map(({ value, label }) => (
        <label class="check" key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={filling.value(field.id) === value}
            onChange={() => filling.set(field, value)}
            onBlur={() => filling.visit(field)}
          />
          <span>{label}</span>
        </label>
      ))}
    </span>
  );
}

/** Some of some options. */
export function MultiselectInput({ field, aria }: ControlProps) {
  const { filling } = useForm();
  const value = filling.value(field.id);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const { id, "aria-required": _required, "aria-invalid": _invalid, ...rest } = aria;
  function toggle(option: string, on: boolean) {
    // In the order of the options, whatever the order of the clicks.
    const next = field.options.map((o) => o.value).filter((o) => (o === option ? on : chosen.includes(o)));
    filling.set(field, next);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand within a line of text.
    <span class="options" role="group" aria-labelledby={`${id}-label`} {...rest}>
      {field.options.map((option) => (
        <label class="check" key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            onBlur={() => filling.visit(field)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </span>
  );
}
