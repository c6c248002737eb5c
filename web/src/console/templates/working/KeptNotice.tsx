import { Alert, Button, Group } from "@mantine/core";
import { FileClock } from "lucide-react";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";

interface Props {
  /** When they were made. */
  at: string;
  /** Goes on with them. */
  onTake: () => void;
  onDrop: () => void;
}

/** There are changes in this browser that were never saved. */
export function KeptNotice({ at, onTake, onDrop }: Props) {
  const t = useT();
  const moments = useMoments();
  return (
    <Alert m="sm" color="yellow" icon={<FileClock aria-hidden />} title={t("templates-kept")}>
      {t("templates-kept-what", { when: moments.absolute(at) })}
      <Group gap="sm" mt="sm">
        <Button size="xs" onClick={onTake}>
          {t("templates-kept-take")}
        </Button>
        <Button size="xs" variant="default" onClick={onDrop}>
          {t("templates-kept-drop")}
        </Button>
      </Group>
    </Alert>
  );
}
