import { confirmOwnOtp } from "@sampan/contract/people/staff/staff-security";
import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { OtpKey } from "./otp-key.tsx";

export interface ShownOtp {
  readonly secret: string;
  readonly uri: string;
}

interface ProveOtpProps {
  readonly shown: ShownOtp;
  readonly onClose: () => void;
  readonly onProven: (codes: readonly string[]) => void;
}

/** A new authenticator counts once it has shown its first code. [BO-01] */
export function ProveOtp({ shown, onClose, onProven }: ProveOtpProps) {
  const t = useTranslations("consoleSecurity");
  const common = useTranslations("common");
  const [otp, setOtp] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const prove = useCommand(confirmOwnOtp, {
    whenDone: ({ data }) => onProven(data.recovery_codes),
    whenRefused: ({ message }) => setRefusal(message),
  });
  const goOn = () => {
    setRefusal(undefined);
    if (otp.trim() !== "") prove.run({ otp: otp.trim() });
  };
  return (
    <Dialog
      width={480}
      title={t("setUp")}
      okText={t("prove")}
      cancelText={common("cancel")}
      okButtonProps={{ disabled: otp.trim() === "", loading: prove.isRunning }}
      onCancel={onClose}
      onOk={goOn}
    >
      <div className="stack">
        <OtpKey {...shown} />
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <label htmlFor={id} className="strong">
          {t("code")}
        </label>
        <Input
          id={id}
          data-begin
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={otp}
          onChange={(event) => setOtp(event.target.value)}
          onPressEnter={goOn}
        />
      </div>
    </Dialog>
  );
}
