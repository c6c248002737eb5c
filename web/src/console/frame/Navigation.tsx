import { Stack, UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useMember } from "../api/session";
import { useT } from "../text/words";
import { AccountMenu } from "./AccountMenu";
import { Keys } from "./Keys";
import styles from "./Navigation.module.css";
import { PLACES } from "./places";
import { WorkspaceSwitcher } from "./WorkspaceSwitcher";

interface Props {
  /** Opens the command palette. */
  onSearch: () => void;
  /** Something was chosen: a drawer closes. */
  onChosen?: () => void;
}

/** The workspace, the places, and the account: at the side of a desk, in a drawer on a phone. */
export function Navigation({ onSearch, onChosen }: Props) {
  const t = useT();
  const member = useMember();
  return (
    <Stack h="100%" gap="md" p="md">
      <WorkspaceSwitcher />
      <UnstyledButton
        className={styles.search}
        onClick={() => {
          onChosen?.();
          onSearch();
        }}
      >
        <Search aria-hidden size={16} />
        <span>{t("frame-search")}</span>
        <span className={styles.keys} aria-hidden>
          <Keys keys="mod+k" />
        </span>
      </UnstyledButton>
      <nav aria-label={t("frame-navigation")} className={styles.places}>
        {PLACES.filter((place) => place.when?.(member) ?? true).map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={styles.place}
            activeOptions={{ exact: to === "/", includeSearch: false }}
            activeProps={{ "aria-current": "page" }}
            onClick={onChosen}
          >
            <Icon aria-hidden size={19} strokeWidth={1.8} />
            {t(label)}
          </Link>
        ))}
      </nav>
      <AccountMenu onChosen={onChosen} />
    </Stack>
  );
}
