import { Button, Card, FileButton, Group, Text, Title } from "@mantine/core";
import { ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { api, ask, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { toast } from "../frame/toast";
import { useT } from "../text/words";
import styles from "./BrandPreview.module.css";
import { type WorkspaceSettings, workspaceQuery } from "./queries";

type Logo = NonNullable<WorkspaceSettings["logo"]>;

/** Where the picture is. Its moment stands in the address, so that another logo is another picture. */
export function logoAddress(logo: Logo): string {
  return `/api/console/workspace/logo?at=${encodeURIComponent(logo.updatedAt)}`;
}

/** The logo: shown, exchanged, taken away. */
export function LogoField({ logo }: { logo: Logo | null }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const act = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await deed();
      await queryClient.invalidateQueries({ queryKey: workspaceQuery.queryKey });
      toast.done(t("frame-saved"));
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  const upload = (file: File | null) => {
    if (file) void act(() => ask("/workspace/logo", { method: "PUT", body: file }));
  };
  const remove = async () => {
    const question = {
      title: t("settings-branding-logo-remove"),
      body: t("settings-branding-logo-remove-what"),
      action: t("settings-branding-logo-remove"),
      danger: true,
    };
    if (await confirm(question)) await act(() => dataOf(api.DELETE("/workspace/logo")));
  };
  return (
    <Card component="section" aria-labelledby="logo">
      <Title order={2} size="h3" id="logo">
        {t("settings-branding-logo")}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {t("settings-branding-logo-help")}
      </Text>
      <Group mt="md" gap="md">
        {logo && (
          <img src={logoAddress(logo)} alt={t("settings-branding-logo-now")} className={styles.logo} />
        )}
        <FileButton
          onChange={upload}
          accept="image/png,image/jpeg"
          inputProps={{ "aria-labelledby": "logo" }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              leftSection={<ImageUp aria-hidden size={16} />}
            >
              {t(logo ? "settings-branding-logo-change" : "settings-branding-logo-choose")}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<Trash2 aria-hidden size={16} />}
            onClick={() => void remove()}
          >
            {t("settings-branding-logo-remove")}
          </Button>
        )}
      </Group>
      {failure !== null && (
        <Group mt="md">
          <FailureNotice failure={failure} />
        </Group>
      )}
    </Card>
  );
}
