import { Input } from "antd";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "./dialog.tsx";

interface ReasonDialogProps {
  readonly title: string;
  readonly consequence: ReactNode;
  readonly label: string;
  readonly confirm: string;
  /** `mango` for the step towards payment; what takes something away is red. */
  readonly kind?: "danger" | "mango";
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
      okButtonProps={{
        ...(props.kind === "mango" ? { className: "mango" } : { danger: true }),
        disabled: !isWritten,
        loading: props.isRunning,
      }}
      onCancel={props.onCancel}
      onOk={() => props.onConfirm(reason.trim())}
    >
      <div className="stack">
        {typeof props.consequence === "string" ? <p>{props.consequence}</p> : props.consequence}
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
