import { Box, Button, Collapse, TextInput } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../text/words";
import type { AnyForm } from "../values/ValueInput";

const NAME = "redirectUrl";
/** Characters of an address. */
const LONGEST = 2_000;

interface Props {
  form: AnyForm;
  /** The one that the document has already. */
  known: string | null;
}

/** A page of the sender's to which people can go back when they are done. Few need it: it is opened on demand. */
export function ReturnAddress({ form, known }: Props) {
  const t = useT();
  const panel = useId();
  const [open, setOpen] = useState(form.getValues()[NAME] !== "");
  // What is wrong with something that is hidden has to be seen.
  const shown = open || form.errors[NAME] !== undefined;
  return (
    <Box>
      <Button
        size="compact-sm"
        variant="subtle"
        ms={-8}
        aria-expanded={shown}
        aria-controls={panel}
        rightSection={<ChevronDown aria-hidden size={14} />}
        onClick={() => setOpen(!shown)}
      >
        {t("documents-send-return-offer")}
      </Button>
      <Collapse expanded={shown} id={panel}>
        <TextInput
          mt="xs"
          type="url"
          inputMode="url"
          dir="ltr"
          label={`${t("documents-send-return")} (${t("frame-optional")})`}
          description={t(known ? "documents-send-return-known" : "documents-send-return-what")}
          placeholder="https://www.example.com/"
          autoComplete="off"
          maxLength={LONGEST}
          {...form.getInputProps(NAME)}
        />
      </Collapse>
    </Box>
  );
}
