import { CloseButton, TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { arrived, sought } from "./typedWords";

/** How long nobody types before it is searched. */
const PAUSE_MS = 300;

interface Props extends Omit<TextInputProps, "value" | "onChange" | "type" | "leftSection" | "rightSection"> {
  /** The words that the page looks for now. */
  value: string | undefined;
  /** Called with the words to look for, nothing where there are none, once nobody types any more. */
  onSearch: (words: string | undefined) => void;
  /** What the button that empties the box says, where it has one. */
  clearLabel?: string;
}

/** A box for words to look for, whose page keeps them in its address. */
export function SearchInput({ value = "", onSearch, clearLabel, ...input }: Props) {
  const [typed, setTyped] = useState(value);
  const now = useRef({ typed, asked: value });
  const show = (words: string) => {
    now.current.typed = words;
    setTyped(words);
  };
  const ask = (words: string) => {
    now.current.asked = sought(words);
    onSearch(sought(words) || undefined);
  };
  const search = useDebouncedCallback(ask, PAUSE_MS);
  useEffect(() => {
    const next = arrived(now.current, value);
    // What somebody began to type before is not looked for after that.
    if (next.typed !== now.current.typed) search.cancel();
    now.current = next;
    setTyped(next.typed);
  }, [value, search]);
  return (
    <TextInput
      {...input}
      type="search"
      leftSection={<Search aria-hidden size={16} />}
      rightSection={
        clearLabel &&
        typed && (
          <CloseButton
            aria-label={clearLabel}
            onClick={() => {
              search.cancel();
              show("");
              ask("");
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => {
        show(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
