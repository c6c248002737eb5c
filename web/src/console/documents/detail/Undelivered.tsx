import { Button, Text } from "@mantine/core";
import { MailWarning } from "lucide-react";
import { When } from "../../frame/When";
import { useT } from "../../text/words";
import type { RespondentMore } from "../documents";
import { whyUndelivered } from "./whyUndelivered";

interface Props {
  lost: NonNullable<RespondentMore["undelivered"]>;
  /** Opens the dialog that corrects the address; missing where nothing can be corrected any more. */
  onCorrect?: () => void;
}

/** That somebody's mail does not arrive, since when and why, and the way to mend it. */
export function Undelivered({ lost, onCorrect }: Props) {
  const t = useT();
  return (
    <>
      <Text size="sm" fw={600} c="var(--bad)" mt={8}>
        <MailWarning aria-hidden size={14} style={{ verticalAlign: "-2px" }} /> {t("documents-undelivered")}{" "}
        <Text span inherit fw={400}>
          <When at={lost.at} />
        </Text>
      </Text>
      <Text size="sm" mt={2}>
        {t(whyUndelivered(lost.reason))}
      </Text>
      {lost.reason && (
        <Text component="details" size="xs" c="dimmed" mt={2}>
          <summary>{t("documents-undelivered-said")}</summary>
          <bdi style={{ overflowWrap: "anywhere" }}>{lost.reason}</bdi>
        </Text>
      )}
      {onCorrect && (
        <Button variant="default" mt={8} onClick={onCorrect}>
          {t("documents-undelivered-correct")}
        </Button>
      )}
    </>
  );
}
