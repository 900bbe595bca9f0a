import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "./dialog.tsx";

interface ReasonDialogProps {
  readonly title: string;
  readonly consequence: string;
  readonly label: string;
  readonly confirm: string;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (reason: string) => void;
}

/** An act that needs a reason: what will follow, the reason, then the act. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useTranslations("common");
  const [reason, setReason] = useState("");
  const id = useId();
  const isWritten = reason.trim() !== "";
  return (
    <Dialog
      width={480}
      title={props.title}
      okText={props.confirm}
      cancelText={t("cancel")}
      okButtonProps={{ danger: true, disabled: !isWritten, loading: props.isRunning }}
      onCancel={props.onCancel}
      onOk={() => props.onConfirm(reason.trim())}
    >
      <div className="stack">
        <p>{props.consequence}</p>
        <label htmlFor={id} className="strong">
          {props.label}
        </label>
        <Input.TextArea
          id={id}
          data-begin
          rows={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
