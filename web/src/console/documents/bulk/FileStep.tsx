import { Alert, Button, FileButton, Group, Text } from "@mantine/core";
import { FileSpreadsheet, Upload } from "lucide-react";
import { useState } from "react";
import { useT } from "../../text/words";
import { save } from "../download";
import { readFile, type Sheet, type Unreadable, writeSheet } from "./csv";
import styles from "./FileStep.module.css";

/** The largest file that is read: a thousand rows are far less. */
const LARGEST = 10 * 1024 * 1024;

interface Props {
  /** The file that was taken. */
  name: string | null;
  /** A table to begin with: its first line. */
  example: string[];
  onSheet: (sheet: Sheet, name: string) => void;
}

/** Takes a table: dropped, or chosen. */
export function FileStep({ name, example, onSheet }: Props) {
  const t = useT();
  const [wrong, setWrong] = useState<Unreadable | "large" | null>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) return setWrong("large");
    const sheet = readFile(new Uint8Array(await file.arrayBuffer()));
    if (typeof sheet === "string") return setWrong(sheet);
    setWrong(null);
    onSheet(sheet, file.name);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={styles.place}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <FileSpreadsheet aria-hidden size={28} strokeWidth={1.6} />
        <Text size="sm" c="dimmed" ta="center">
          {name ? <bdi>{name}</bdi> : t("documents-bulk-drop")}
        </Text>
        <Group gap="sm" justify="center">
          <FileButton accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values" onChange={take}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<Upload aria-hidden size={16} />}>
                {name ? t("documents-bulk-other-file") : t("documents-bulk-file")}
              </Button>
            )}
          </FileButton>
          <Button
            variant="subtle"
            onClick={() =>
              save(
                new Blob([writeSheet([example])], { type: "text/csv" }),
                `${t("documents-bulk-example-name")}.csv`,
              )
            }
          >
            {t("documents-bulk-example")}
          </Button>
        </Group>
      </div>
      {wrong && (
        <Alert role="alert" color="red" mt="sm" title={t("documents-bulk-unreadable")}>
          {t(`documents-bulk-unreadable-${wrong}`)}
        </Alert>
      )}
    </>
  );
}
