import { Box } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMember } from "../api/session";
import { BackLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";
import { type Part, partsFor } from "./parts";
import styles from "./SettingsPage.module.css";

interface Props {
  part: Part["name"];
  /** Another heading than the part's own: a page below it. */
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of one part of the settings: the other parts stand beside it on a desk, and one step back on a phone. */
export function SettingsPage({ part, title, description, actions, children }: Props) {
  const t = useT();
  const member = useMember();
  return (
    <Box className={styles.both}>
      <nav aria-label={t("settings-title")} className={styles.parts}>
        {partsFor(member).map(({ name, icon: Icon }) => (
          <Link
            key={name}
            to="/settings/$part"
            params={{ part: name }}
            className={styles.part}
            activeProps={{ "aria-current": "page" }}
          >
            <Icon aria-hidden size={17} strokeWidth={1.8} />
            {t(`settings-${name}-title`)}
          </Link>
        ))}
      </nav>
      <Box miw={0}>
        <PageHead
          title={title ?? t(`settings-${part}-title`)}
          description={description ?? (title ? undefined : t(`settings-${part}-about`))}
          actions={actions}
          above={
            <Box className={styles.back}>
              <BackLink to="/settings">{t("settings-title")}</BackLink>
            </Box>
          }
        />
        {children}
      </Box>
    </Box>
  );
}
