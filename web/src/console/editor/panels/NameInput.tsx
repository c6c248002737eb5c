import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useT } from "../../text/words";
import { NAME } from "../draft/parts";

interface Props {
  label: string;
  description?: string;
  value: string;
  /** Whether something else has that name. */
  taken: (name: string) => boolean;
  /** Called when a good name was typed and left. */
  onRename: (name: string) => void;
  /** Any words are fine: roles. */
  free?: boolean;
}

/** A name that many places use: it changes when it is whole, not with each letter. */
export function NameInput({ label, description, value, taken, onRename, free = false }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const name = typed.trim();
  const wrong = free ? name === "" : !NAME.test(name);
  const error = wrong
    ? t(free ? "editor-name-empty" : "editor-name-wrong")
    : name !== value && taken(name)
      ? t("editor-name-taken")
      : undefined;
  const commit = () => {
    if (!error && name !== value) onRename(name);
    else if (error) setTyped(value);
  };
  return (
    <TextInput
      label={label}
      description={description}
      value={typed}
      dir={free ? "auto" : "ltr"}
      error={error}
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
}
