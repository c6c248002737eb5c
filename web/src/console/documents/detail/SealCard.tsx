import { Anchor, Card, Code, Group, Loader, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { BadgeCheck, ShieldQuestion } from "lucide-react";
import { CopyButton } from "../../frame/Copy";
import { When } from "../../frame/When";
import { useT } from "../../text/words";
import type { Detail, Particulars } from "../documents";

interface Props {
  document: Detail;
  particulars: Particulars | undefined;
}

/** The seal of the finished PDF, in plain words. */
export function SealCard({ document, particulars }: Props) {
  const t = useT();
  const seal = particulars?.seal;
  const level = seal?.level.toLowerCase().replace("b-", "");
  return (
    <Card component="section" aria-labelledby="documents-seal">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <ThemeIcon variant="light" color={seal ? "green" : "gray"} size={38} radius="xl">
          {seal ? (
            <BadgeCheck aria-hidden size={22} />
          ) : document.completed ? (
            <Loader size={18} aria-hidden />
          ) : (
            <ShieldQuestion aria-hidden size={20} />
          )}
        </ThemeIcon>
        <Stack gap={6} miw={0} flex={1}>
          <Title order={2} id="documents-seal">
            {seal
              ? t("documents-seal-done")
              : document.completed
                ? t("documents-seal-waiting")
                : t("documents-seal-none")}
          </Title>
          {!seal && (
            <Text size="sm" c="dimmed">
              {document.completed ? t("documents-seal-waiting-what") : t("documents-seal-none-what")}
            </Text>
          )}
          {seal && (
            <>
              <Text size="sm">
                <When at={seal.at} mode="absolute" />
              </Text>
              <Text size="sm" c="dimmed">
                {t("documents-seal-what")}{" "}
                {["b", "t", "lt", "lta"].includes(level ?? "") && t(`documents-seal-level-${level}`)}
              </Text>
              <Group gap={4} wrap="nowrap" align="flex-start">
                <Text size="xs" miw={0}>
                  {t("documents-seal-hash")} <Code style={{ overflowWrap: "anywhere" }}>{seal.sha256}</Code>
                </Text>
                <CopyButton value={seal.sha256} what={t("documents-hash")} size="sm" />
              </Group>
              <Text size="xs" c="dimmed">
                {t("documents-seal-level")} PAdES {seal.level}
              </Text>
              <Anchor href="/verify" target="_blank" size="sm">
                {t("documents-seal-verify")}
              </Anchor>
            </>
          )}
        </Stack>
      </Group>
    </Card>
  );
}
