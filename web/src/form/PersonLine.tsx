import type { FormField } from "../net/session";
import { type Complaint, check } from "./check";
import { typed } from "./clean";
import { words } from "./controls/parts";

/** What is wrong with a name or an address that has to be given, as a field of that kind finds it. */
export function wrongIn(type: "fullName" | "email", value: string): Complaint | null {
  const none = { label: "", help: null, options: [], validation: null, placement: null, currency: null };
  const field: FormField = { ...none, id: type, type, required: true, readOnly: false };
  return check(field, value);
}

/** A line for somebody's name or address that is no field of the document. */
export function PersonLine(props: {
  id: string;
  email?: boolean;
  label: string;
  help?: string;
  /** Whether it is about whoever fills it in, so that the browser may know it. */
  own: boolean;
  value: string;
  complaint: Complaint | null;
  onInput: (value: string) => void;
}) {
  const { id, email, help, complaint } = props;
  return (
    <div class={complaint ? "field block wrong" : "field block"}>
      <label class="label" for={id}>
        {props.label}
      </label>
      {help && (
        <span class="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <input
        id={id}
        class="input"
        type={email ? "email" : "text"}
        list={undefined}
        autocomplete={props.own ? (email ? "email" : "name") : "off"}
        dir={email ? "ltr" : "auto"}
        required
        aria-describedby={`${id}-help ${id}-error`}
        aria-invalid={complaint ? "true" : undefined}
        value={props.value}
        onInput={(event) => props.onInput(typed(event.currentTarget))}
      />
      <span class="error" id={`${id}-error`}>
        {complaint && words(complaint)}
      </span>
    </div>
  );
}
