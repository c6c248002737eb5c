import { NativeSelect } from "@mantine/core";
import { LANGUAGES } from "../../text/languages";
import { keepLanguage, speak, useLanguage } from "../text/words";
import styles from "./Outside.module.css";
import { toast } from "./toast";

/** Chooses the language of this browser, before somebody is signed in. */
export function LanguageSelect() {
  const { language, t } = useLanguage();
  return (
    <NativeSelect
      variant="unstyled"
      c="dimmed"
      classNames={{ input: styles.language }}
      aria-label={t("frame-language")}
      value={language}
      onChange={(event) => {
        const tag = event.currentTarget.value;
        keepLanguage(tag);
        speak(tag).catch(toast.failed);
      }}
      data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
    />
  );
}
