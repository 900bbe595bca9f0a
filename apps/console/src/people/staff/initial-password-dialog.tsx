import type { InitialPassword } from "@sampan/contract/people/staff/staff-members";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";

export interface HandedPassword extends InitialPassword {
  readonly email: string;
}

/** A password for somebody else, shown this once. [BO-04] */
export function InitialPasswordDialog({
  email,
  initial_password,
  valid_until,
  onClose,
}: HandedPassword & { readonly onClose: () => void }) {
  const t = useTranslations("consoleStaff");
  return (
    <Dialog
      width={480}
      closable={false}
      title={t("passwordTitle", { email })}
      footer={
        <Button type="primary" onClick={onClose}>
          {t("handedOver")}
        </Button>
      }
    >
      <div className="stack">
        <p>{t("passwordOnce", { time: formatMinute(valid_until) })}</p>
        <dl className="facts inset">
          <dt>{t("passwordLabel")}</dt>
          <dd>
            <code className="initial-password">{initial_password}</code>
          </dd>
        </dl>
      </div>
    </Dialog>
  );
}
