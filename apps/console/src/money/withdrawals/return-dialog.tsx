import { Input, Radio } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";

export interface ReturnSaid {
  readonly fault: "ours" | "theirs";
  readonly reason: string;
}

interface ReturnDialogProps {
  readonly number: string;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (said: ReturnSaid) => void;
}

/** Whose fault it was that the bank sent a payout back, and what it said. */
export function ReturnDialog({ number, isRunning, onCancel, onConfirm }: ReturnDialogProps) {
  const t = useTranslations("consoleWithdrawals");
  const words = useTranslations("common");
  const [fault, setFault] = useState<ReturnSaid["fault"]>();
  const [reason, setReason] = useState("");
  const id = useId();
  const written = reason.trim();
  return (
    <Dialog
      width={480}
      title={t("returnTitle", { number })}
      okText={t("enterReturn")}
      cancelText={words("cancel")}
      okButtonProps={{ danger: true, disabled: !fault || written === "", loading: isRunning }}
      onCancel={onCancel}
      onOk={() => fault && onConfirm({ fault, reason: written })}
    >
      <div className="stack">
        <p>{t("returnConsequence")}</p>
        <Radio.Group
          aria-label={t("fault")}
          value={fault}
          onChange={({ target }) => setFault(target.value as ReturnSaid["fault"])}
          options={[
            { value: "theirs", label: t("faults.theirs") },
            { value: "ours", label: t("faults.ours") },
          ]}
        />
        <label htmlFor={id} className="strong">
          {t("reason")}
        </label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
