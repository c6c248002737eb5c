import { Badge, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { refreshSession, useMember } from "../api/session";
import { toast } from "../frame/toast";
import { useT } from "../text/words";
import { AuthenticatorDialog } from "./AuthenticatorDialog";
import { Part } from "./Part";
import { ProofDialog } from "./ProofDialog";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog";

type Step = "begin" | "app" | "off" | "codes";

/** Recovery codes are few enough to tell from here on. */
const FEW = 3;

/** The second step of signing in: on, off, recovery codes. */
export function TwoStep() {
  const t = useT();
  const { user } = useMember();
  const { totp, recoveryCodes } = user.secondFactor;
  const [step, setStep] = useState<Step | null>(null);
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setStep(null);
    setBegun(null);
  };
  return (
    <Part
      title={t("account-two-step")}
      description={t("account-two-step-what")}
      aside={<Badge color={totp ? "green" : "gray"}>{totp ? t("account-on") : t("account-off")}</Badge>}
    >
      {totp && (
        <Text size="sm" mb="md" c={recoveryCodes <= FEW ? "red" : undefined}>
          {t("account-codes-left", { count: recoveryCodes })}
        </Text>
      )}
      <Group gap="sm">
        {totp ? (
          <>
            <Button variant="default" color="red" onClick={() => setStep("off")}>
              {t("account-two-step-off")}
            </Button>
            <Button variant="default" onClick={() => setStep("codes")}>
              {t("account-codes-new")}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setStep("begin")}>
            {t("account-two-step-on")}
          </Button>
        )}
      </Group>
      {step === "begin" && (
        <ProofDialog
          title={t("account-two-step-on-title")}
          action={t("frame-continue")}
          close={close}
          act={async (body) => {
            setBegun(await dataOf(api.POST("/account/totp", { body })));
            setStep("app");
          }}
        />
      )}
      {step === "app" && begun && (
        <AuthenticatorDialog
          begun={begun}
          close={close}
          done={async (made) => {
            close();
            setCodes(made);
            await refreshSession();
          }}
        />
      )}
      {step === "off" && (
        <ProofDialog
          title={t("account-two-step-off-title")}
          action={t("account-two-step-off")}
          danger
          close={close}
          act={async (body) => {
            await api.POST("/account/totp/disable", { body });
            close();
            toast.done(t("account-two-step-is-off"));
            await refreshSession();
          }}
        >
          <Text>{t("account-two-step-off-what")}</Text>
        </ProofDialog>
      )}
      {step === "codes" && (
        <ProofDialog
          title={t("account-codes-new")}
          action={t("account-codes-new")}
          close={close}
          act={async (body) => {
            const made = await dataOf(api.POST("/account/recovery-codes", { body }));
            close();
            setCodes(made.recoveryCodes);
            await refreshSession();
          }}
        >
          <Text>{t("account-codes-new-what")}</Text>
        </ProofDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} close={() => setCodes(null)} />}
    </Part>
  );
}
