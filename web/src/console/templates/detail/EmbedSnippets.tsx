import { Code, Group, Stack, Tabs, Text } from "@mantine/core";
import { CopyButton } from "../../frame/Copy";
import { useT } from "../../text/words";
import { elementSnippet, frameSnippet } from "./publicAddress";

/** What to put on a web site to show the public page there. */
export function EmbedSnippets({ address, name }: { address: string; name: string }) {
  const t = useT();
  const ways = [
    ["element", elementSnippet(address)],
    ["frame", frameSnippet(address, name)],
  ] as const;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {t("templates-embed")}
      </Text>
      <Tabs defaultValue="element">
        <Tabs.List>
          {ways.map(([way]) => (
            <Tabs.Tab key={way} value={way} fz="sm">
              {t(`templates-embed-${way}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ways.map(([way, snippet]) => (
          <Tabs.Panel key={way} value={way} pt="xs">
            <Group wrap="nowrap" align="flex-start" gap="xs">
              <Code
                block
                dir="ltr"
                flex={1}
                miw={0}
                style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
              >
                {snippet}
              </Code>
              <CopyButton value={snippet} what={t("templates-embed")} />
            </Group>
          </Tabs.Panel>
        ))}
      </Tabs>
      <Text size="sm" c="dimmed">
        {t("templates-embed-help")}
      </Text>
    </Stack>
  );
}
