import {
  Button,
  Card,
  ColorInput,
  Group,
  MantineThemeProvider,
  SimpleGrid,
  Stack,
  TextInput,
} from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FailureNotice } from "../frame/FailureNotice";
import { Loaded } from "../frame/Loaded";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { BrandPreview } from "./BrandPreview";
import { Locale } from "./Locale";
import { LogoField } from "./LogoField";
import { changeWorkspace, type WorkspaceSettings, workspaceQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

const SWATCHES = [
  "#1d5bb5",
  "#0f766e",
  "#1c6b3c",
  "#7d6413",
  "#b45309",
  "#a81f24",
  "#9d174d",
  "#6d28d9",
  "#334155",
];

/** How the workspace shows itself to those who sign: name, logo, colour, the name on its mails. */
export function Branding() {
  return (
    <SettingsPage part="branding">
      <Loaded query={useQuery(workspaceQuery)} height={420}>
        {(settings) => (
          <Stack gap="lg">
            <Looks settings={settings} />
            <LogoField logo={settings.logo ?? null} />
            <Locale settings={settings} />
          </Stack>
        )}
      </Loaded>
    </SettingsPage>
  );
}

function Looks({ settings }: { settings: WorkspaceSettings }) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: {
      name: settings.name,
      mailSender: settings.mailSender ?? "",
      colour: settings.colour ?? "",
    },
    submit: async ({ name, mailSender, colour }) => {
      const now = await changeWorkspace({ name, mailSender: mailSender || null, colour: colour || null });
      form.setValues({ name: now.name, mailSender: now.mailSender ?? "", colour: now.colour ?? "" });
      toast.done(t("frame-saved"));
    },
  });
  const { name, mailSender, colour } = form.values;
  return (
    <Card>
      <form onSubmit={onSubmit} noValidate>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
          <Stack gap="md">
            <TextInput
              label={t("settings-branding-name")}
              description={t("settings-branding-name-help")}
              maxLength={255}
              {...form.getInputProps("name")}
            />
            <TextInput
              label={t("settings-branding-sender")}
              description={t("settings-branding-sender-help")}
              placeholder={t("settings-branding-sender-usual", { name })}
              maxLength={255}
              {...form.getInputProps("mailSender")}
            />
            {/* The picker inside takes its labels from the theme only. */}
            <MantineThemeProvider
              inherit
              theme={{
                components: {
                  ColorPicker: {
                    defaultProps: {
                      saturationLabel: t("settings-branding-saturation"),
                      hueLabel: t("settings-branding-hue"),
                    },
                  },
                },
              }}
            >
              <ColorInput
                label={t("settings-branding-colour")}
                description={t("settings-branding-colour-help")}
                placeholder="#1d5bb5"
                format="hex"
                swatches={SWATCHES}
                swatchesPerRow={9}
                eyeDropperButtonProps={{ "aria-label": t("settings-branding-pick") }}
                dir="ltr"
                {...form.getInputProps("colour")}
              />
            </MantineThemeProvider>
            <FailureNotice failure={failure} />
            <Group>
              <Button type="submit" loading={busy}>
                {t("frame-save")}
              </Button>
            </Group>
          </Stack>
          <BrandPreview
            name={name}
            sender={mailSender || t("settings-branding-sender-usual", { name })}
            colour={colour}
            logo={settings.logo ?? null}
          />
        </SimpleGrid>
      </form>
    </Card>
  );
}
