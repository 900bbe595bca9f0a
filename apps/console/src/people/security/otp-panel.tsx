import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  type getOwnSecurity,
  removeOwnOtp,
  renewRecoveryCodes,
  startOwnOtp,
} from "@sampan/contract/people/staff/staff-security";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { ProveOtp, type ShownOtp } from "./prove-otp.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Otp = OutputOf<typeof getOwnSecurity>["data"]["otp"];
type Act = "setUp" | "replace" | "newCodes" | "turnOff";

/** The authenticator of whoever sits here: set up, replaced, turned off, and its recovery codes. [BO-01] */
export function OtpPanel({ otp }: { readonly otp: Otp }) {
  const t = useTranslations("consoleSecurity");
  const [act, setAct] = useState<Act>();
  const [shown, setShown] = useState<ShownOtp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const acts = otp.is_on
    ? (["replace", "newCodes", ...(otp.is_required ? [] : (["turnOff"] as const))] as const)
    : (["setUp"] as const);
  return (
    <Panel
      title={t("otp")}
      extra={<Tag tone={otp.is_on ? "ok" : "warn"}>{t(otp.is_on ? "otpOn" : "otpOff")}</Tag>}
      isPadded
    >
      <div className="stack">
        <p className="muted">{t("otpHint")}</p>
        {otp.is_on && <p>{t("codesLeft", { count: otp.recovery_codes_left })}</p>}
        <p className="row wrap">
          {acts.map((each) => (
            <Button
              key={each}
              type={each === "setUp" ? "primary" : "default"}
              danger={each === "turnOff"}
              onClick={() => setAct(each)}
            >
              {t(each)}
            </Button>
          ))}
        </p>
      </div>
      {act && (
        <GuardedAct
          act={act}
          onClose={() => setAct(undefined)}
          onShown={setShown}
          onCodes={setCodes}
        />
      )}
      {shown && (
        <ProveOtp
          shown={shown}
          onClose={() => setShown(undefined)}
          onProven={(handedOut) => {
            setShown(undefined);
            setCodes(handedOut);
          }}
        />
      )}
      {codes && (
        <Dialog width={480} footer={null} closable={false} title={t("otp")}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Panel>
  );
}

interface GuardedActProps {
  readonly act: Act;
  readonly onClose: () => void;
  readonly onShown: (shown: ShownOtp) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Every act begins with the password. */
function GuardedAct({ act, onClose, onShown, onCodes }: GuardedActProps) {
  const t = useTranslations("consoleSecurity");
  const [refusal, setRefusal] = useState<string>();
  const whenRefused = ({ message }: { readonly message: string }) => setRefusal(message);
  const start = useCommand(startOwnOtp, {
    whenRefused,
    whenDone: ({ data }) => {
      onClose();
      onShown(data);
    },
  });
  const renew = useCommand(renewRecoveryCodes, {
    whenRefused,
    whenDone: ({ data }) => {
      onClose();
      onCodes(data.recovery_codes);
    },
  });
  const remove = useCommand(removeOwnOtp, {
    whenRefused,
    told: t("turnedOff"),
    whenDone: onClose,
  });
  const command = { setUp: start, replace: start, newCodes: renew, turnOff: remove }[act];
  return (
    <PasswordDialog
      title={t(act)}
      refusal={refusal}
      isRunning={command.isRunning}
      onCancel={onClose}
      onPassword={(password) => {
        setRefusal(undefined);
        command.run({ password });
      }}
    />
  );
}
