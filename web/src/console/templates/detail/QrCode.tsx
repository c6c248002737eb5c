import { Button, Group, Stack, Text } from "@mantine/core";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useT } from "../../text/words";
import { qrCode } from "./publicAddress";

/** An address for cameras, to be printed. */
export function QrCode({ address, name }: { address: string; name: string }) {
  const t = useT();
  const drawing = useMemo(() => `data:image/svg+xml,${encodeURIComponent(qrCode(address))}`, [address]);
  return (
    <Group wrap="nowrap" align="center">
      <img
        src={drawing}
        alt={t("templates-qr-alt", { name })}
        width={116}
        height={116}
        style={{ borderRadius: 8, flex: "none" }}
      />
      <Stack gap={6} align="flex-start">
        <Text size="sm" c="dimmed">
          {t("templates-qr-help")}
        </Text>
        <Button
          component="a"
          href={drawing}
          download={`${name}.svg`}
          size="xs"
          variant="default"
          leftSection={<Download aria-hidden size={14} />}
        >
          {t("templates-qr-download")}
        </Button>
      </Stack>
    </Group>
  );
}
