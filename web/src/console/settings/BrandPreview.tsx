import { Text } from "@mantine/core";
import { useT } from "../text/words";
import styles from "./BrandPreview.module.css";
import { readableInk } from "./colour";
import { logoAddress } from "./LogoField";
import type { WorkspaceSettings } from "./queries";

interface Props {
  name: string;
  sender: string;
  colour: string;
  logo: NonNullable<WorkspaceSettings["logo"]> | null;
}

/** What an invitation looks like with these choices, in small. */
export function BrandPreview({ name, sender, colour, logo }: Props) {
  const t = useT();
  const valid = /^#[0-9a-f]{6}$/i.test(colour);
  return (
    <figure className={styles.figure} aria-label={t("settings-branding-preview")}>
      <Text size="xs" c="dimmed" truncate>
        {t("settings-branding-from")} <bdi>{sender}</bdi>
      </Text>
      <div className={styles.mail}>
        {logo && <img src={logoAddress(logo)} alt="" className={styles.logo} />}
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <div className={styles.card}>
          <Text fw={600}>{t("settings-branding-sample")}</Text>
          <span
            className={styles.button}
            style={valid ? { background: colour, color: readableInk(colour) } : undefined}
          >
            {t("settings-branding-sample-button")}
          </span>
        </div>
      </div>
      <Text component="figcaption" size="xs" c="dimmed">
        {t("settings-branding-preview")}
      </Text>
    </figure>
  );
}
