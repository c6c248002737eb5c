import { Radio, type RadioGroupProps, Stack, TextInput, type TextInputProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useMember } from "../../api/session";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import { dayFromNow } from "../zone";

interface Props {
  /** The value and the change of how: "mail" or "links". */
  how: Pick<RadioGroupProps, "value" | "onChange">;
  /** The same of the last day, such as "2027-02-01". */
  until: Pick<TextInputProps, "value" | "onChange">;
  /** Whether each way is explained. */
  explained?: boolean;
  /** What belongs to the way that is chosen. */
  children?: ReactNode;
}

/** How those invited get their links, and until when they can sign. */
export function HowAndUntil({ how, until, explained = false, children }: Props) {
  const t = useT();
  const { timeZone } = useMoments();
  const { sendsMail } = useMember().workspace;
  return (
    <>
      <Radio.Group label={t("documents-send-how")} {...how}>
        <Stack gap="xs" mt={6}>
          {["mail", "links"].map((way) => (
            <Radio
              key={way}
              value={way}
              label={t(`documents-send-by-${way}`)}
              description={
                way === "mail" && !sendsMail
                  ? t("documents-send-by-mail-kept")
                  : explained && t(`documents-send-by-${way}-what`)
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {children}
      <TextInput
        type="date"
        label={t("documents-send-expires")}
        description={t("documents-send-expires-what")}
        min={dayFromNow(0, timeZone)}
        maw={320}
        {...until}
      />
    </>
  );
}
