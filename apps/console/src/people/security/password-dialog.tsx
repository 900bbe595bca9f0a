import { hashPassword } from "@sampan/client/hash-password";
import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";

interface PasswordDialogProps {
  readonly title: string;
  readonly refusal: string | undefined;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  /** As it travels. */
  readonly onPassword: (hash: string) => void;
}

/** Asks for the password once more: the desk may have been left open. [BO-01] */
export function PasswordDialog(props: PasswordDialogProps) {
  const t = useTranslations("consoleSecurity");
  const common = useTranslations("common");
  const [typed, setTyped] = useState("");
  const id = useId();
  const goOn = () => {
    if (typed !== "") props.onPassword(hashPassword(typed));
  };
  return (
    <Dialog
      width={440}
      title={props.title}
      okText={t("goOn")}
      cancelText={common("cancel")}
      okButtonProps={{ disabled: typed === "", loading: props.isRunning }}
      onCancel={props.onCancel}
      onOk={goOn}
    >
      <div className="stack">
        <p>{t("confirmPassword")}</p>
        {props.refusal !== undefined && (
          <p className="note danger" role="alert">
            {props.refusal}
          </p>
        )}
        <label htmlFor={id} className="strong">
          {t("passwordNow")}
        </label>
        <Input.Password
          id={id}
          data-begin
          autoComplete="current-password"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={goOn}
        />
      </div>
    </Dialog>
  );
}
