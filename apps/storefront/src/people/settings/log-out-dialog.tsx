import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";

interface LogOutDialogProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function LogOutDialog(dialog: LogOutDialogProps) {
  const t = useTranslations("mine.setting");
  const words = useTranslations("common");
  return (
    <ConfirmDialog
      open
      {...dialog}
      title={t("asking.title")}
      variant="danger"
      confirmLabel={t("logOut")}
      cancelLabel={words("cancel")}
    >
      {t("asking.body")}
    </ConfirmDialog>
  );
}
