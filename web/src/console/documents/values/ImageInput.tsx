import { Box, Button, FileButton, Group, Image, Input, Loader } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { askData } from "../../api/client";
import { FailureNotice } from "../../frame/FailureNotice";
import { useT } from "../../text/words";
import { described } from "./described";
import type { InputProps } from "./ValueInput";

/** A picture: it is uploaded at once, and its file's id is the value. */
export function ImageInput({ variable, form, path, note }: InputProps) {
  const t = useT();
  const label = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { value, error } = form.getInputProps(path);
  const words = described(variable, note);
  const take = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setFailure(null);
    try {
      const stored = await askData<{ id: string }>("/files", {
        method: "POST",
        body: file,
        query: { name: file.name },
        headers: { "Content-Type": "application/octet-stream" },
      });
      form.setFieldValue(path, stored.id);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box role="group" aria-labelledby={label}>
      <Input.Label component="div" id={label} required={variable.required}>
        <bdi>{variable.label}</bdi>
      </Input.Label>
      {words && <Input.Description>{words}</Input.Description>}
      <Group gap="sm" mt={4}>
        {value && <Image src={`/api/console/files/${value}`} alt="" h={56} w="auto" radius="sm" />}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={take}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              data-path={path}
              leftSection={busy ? <Loader size={14} /> : <ImageUp aria-hidden size={16} />}
            >
              {value ? t("documents-value-other-picture") : t("documents-value-picture")}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="subtle" color="gray" onClick={() => form.setFieldValue(path, "")}>
            {t("documents-value-no-picture")}
          </Button>
        )}
      </Group>
      {error && <Input.Error mt={4}>{error}</Input.Error>}
      <FailureNotice failure={failure} />
    </Box>
  );
}
