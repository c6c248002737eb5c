import {
  type MantineColorScheme,
  Menu,
  Text,
  UnstyledButton,
  useMantineColorScheme,
  VisuallyHidden,
} from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { ChevronsUpDown, Keyboard, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { LANGUAGES } from "../../text/languages";
import { forgetAll, refreshSession, rememberChoice, signOut, useMember } from "../api/session";
import { keepLanguage, speak, useLanguage } from "../text/words";
import { Initial } from "./Initial";
import { MenuLink } from "./links";
import styles from "./Navigation.module.css";
import { showShortcuts } from "./overlays";
import { toast } from "./toast";

const SCHEMES = [
  ["light", "frame-light", Sun],
  ["dark", "frame-dark", Moon],
  ["auto", "frame-auto", Monitor],
] as const;

/** Speaks a language at once and remembers it for the account. */
async function chooseLanguage(tag: string): Promise<void> {
  try {
    await speak(tag);
    keepLanguage(tag);
    await rememberChoice({ language: tag });
    await refreshSession();
  } catch (thrown) {
    toast.failed(thrown);
  }
}

/** The account: its page, language, colours, shortcuts, and the way out. */
export function AccountMenu({ onChosen }: { onChosen?: () => void }) {
  const { language, t } = useLanguage();
  const { user } = useMember();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const name = user.name || user.email;
  const leave = async () => {
    try {
      await signOut();
      await refreshSession();
      forgetAll();
      await navigate({ href: "/signin" });
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  return (
    <Menu width={260} position="top-start">
      <Menu.Target>
        <UnstyledButton className={styles.who}>
          <VisuallyHidden>{t("frame-account")}</VisuallyHidden>
          <Initial name={name} round />
          <span className={styles.names}>
            <Text span size="sm" fw={600}>
              <bdi>{user.name || <Address email={user.email} />}</bdi>
            </Text>
            {user.name && (
              <Text span size="xs" c="dimmed">
                <bdi>{user.email}</bdi>
              </Text>
            )}
          </span>
          <ChevronsUpDown aria-hidden size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah="80vh" style={{ overflow: "auto" }}>
        <MenuLink to="/account" leftSection={<UserRound aria-hidden size={16} />} onClick={onChosen}>
          {t("frame-account")}
        </MenuLink>
        <Menu.Item
          leftSection={<Keyboard aria-hidden size={16} />}
          onClick={() => {
            onChosen?.();
            showShortcuts();
          }}
        >
          {t("frame-shortcuts")}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t("frame-language")}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={chooseLanguage}>
          {Object.entries(LANGUAGES).map(([tag, own]) => (
            <Menu.RadioItem key={tag} value={tag} lang={tag}>
              {own}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t("frame-colours")}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          {SCHEMES.map(([scheme, label, Icon]) => (
            <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon aria-hidden size={16} />}>
              {t(label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut aria-hidden size={16} className="flips" />} onClick={leave}>
          {t("frame-sign-out")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** An address that breaks behind its sign, and not within a word. */
function Address({ email }: { email: string }) {
  const [mailbox, house] = email.split("@");
  return (
    <>
      {mailbox}@<wbr />
      {house}
    </>
  );
}
