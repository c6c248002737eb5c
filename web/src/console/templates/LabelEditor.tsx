import { ActionIcon, Popover, TagsInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Tags } from "lucide-react";
import { useState } from "react";
import { toast } from "../frame/toast";
import { useT } from "../text/words";
import { setLabels, type Template, useLabels } from "./template";

interface Props {
  template: Pick<Template, "id" | "name">;
}

/** A button that opens the labels of a template, to be changed where they stand. */
export function LabelEditor({ template }: Props) {
  const t = useT();
  const [opened, { toggle, close }] = useDisclosure(false);
  const labels = useLabels();
  const label = t("templates-labels-of", { name: template.name });
  return (
    <Popover opened={opened} onDismiss={close} trapFocus returnFocus width="min(20rem, 92vw)" withinPortal>
      <Popover.Target>
        <ActionIcon title={t("templates-labels-edit")} size="md" aria-label={label} onClick={toggle}>
          <Tags aria-hidden size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {opened && <LabelInput template={template} before={labels.of(template.id)} known={labels.all} />}
      </Popover.Dropdown>
    </Popover>
  );
}

interface InputProps extends Props {
  before: string[];
  known: string[];
}

function LabelInput({ template, before, known }: InputProps) {
  const t = useT();
  const [labels, setShown] = useState(before);
  const change = async (next: string[]) => {
    setShown(next);
    try {
      await setLabels(template.id, next);
    } catch (thrown) {
      setShown(labels);
      toast.failed(thrown);
    }
  };
  return (
    <TagsInput
      data-autofocus
      label={t("templates-labels")}
      description={t("templates-labels-help")}
      data={known}
      value={labels}
      maxTags={20}
      maxLength={50}
      splitChars={[",", ";"]}
      comboboxProps={{ withinPortal: false }}
      onChange={change}
    />
  );
}
