import type { ComponentType } from "preact";
import { shownAnswer } from "../../document/shownAnswer";
import type { FieldType } from "../../net/session";
import { useForm } from "../context";
import { CheckboxInput, MultiselectInput, RadioInput, SelectInput } from "./Choice";
import { aria, type ControlProps, controlId, ErrorText, Help, LabelWords, type Layout } from "./parts";
import { SignaturePlace } from "./SignaturePlace";
import { AreaInput, DateInput, NumberInput, TextInput } from "./Text";
import { UploadInput } from "./Upload";

const CONTROLS: Record<Exclude<FieldType, "signedDate">, ComponentType<ControlProps>> = {
  text: TextInput,
  email: TextInput,
  phone: TextInput,
  fullName: TextInput,
  multiline: AreaInput,
  number: NumberInput,
  money: NumberInput,
  date: DateInput,
  checkbox: CheckboxInput,
  radio: RadioInput,
  select: SelectInput,
  multiselect: MultiselectInput,
  signature: SignaturePlace,
  initials: SignaturePlace,
  file: UploadInput,
  image: UploadInput,
};

/** These name their parts themselves: a `label` can't point at a group or at a button that changes. */
const GROUPS: ReadonlySet<FieldType> = new Set([
  "radio",
  "multiselect",
  "signature",
  "initials",
  "file",
  "image",
]);

/** A field with its label, its help, its control and what is wrong with it. */
export function FieldControl({ id, layout }: { id: string; layout: Layout }) {
  const { filling } = useForm();
  const field = filling.field(id);
  if (!field) return null;
  const type = field.type;
  if (field.readOnly || type === "signedDate") return <Shown id={id} />;
  const complaint = filling.complaints.get(id);
  const Control = CONTROLS[type] ?? TextInput;
  const control = <Control field={field} layout={layout} aria={aria(field, complaint, layout)} />;
  const state = complaint ? " wrong" : filling.isAnswered(field) ? " answered" : "";
  if (layout === "compact") {
    return (
      <span class={`field compact ${type}${state}`} data-field={id}>
        {control}
        {complaint && (
          <span class="hidden-visually">
            <ErrorText field={field} complaint={complaint} />
          </span>
        )}
      </span>
    );
  }
  const labelId = `${controlId(field)}-label`;
  return (
    <span class={`field ${layout} ${type}${state}`} data-field={id}>
      {type !== "checkbox" &&
        (GROUPS.has(type) ? (
          <span class="label" id={labelId}>
            <LabelWords field={field} />
          </span>
        ) : (
          <label class="label" for={controlId(field)}>
            <LabelWords field={field} />
          </label>
        ))}
      {type !== "checkbox" && <Help field={field} />}
      {control}
      {type === "checkbox" && <Help field={field} />}
      <ErrorText field={field} complaint={complaint} />
    </span>
  );
}

/** A field that only shows what others, or the service, put there. */
function Shown({ id }: { id: string }) {
  const { filling } = useForm();
  const field = filling.field(id);
  if (!field) return null;
  const text = shownAnswer(field, filling.value(id));
  const empty = !filling.isAnswered(field);
  return (
    <span class="shown">
      <span class="label">{field.label}</span>
      <span class={empty ? "shown-empty" : "value"}>{text || "–"}</span>
    </span>
  );
}
