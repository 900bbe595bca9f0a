import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";

interface CloseAccountDialogProps {
  readonly day: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The last question, with the day until which it can be taken back. [ACC-36] */
export function CloseAccountDialog({ day, ...dialog }: CloseAccountDialogProps) {
  const t = useTranslations("people.close");
  const words = useTranslations("common");
  return (
    <ConfirmDialog
      open
      {...dialog}
      variant="danger"
      title={t("ask")}
      confirmLabel={t("submit")}
      cancelLabel={words("cancel")}
    >
      {t("consequence", { day })}
    </ConfirmDialog>
  );
}
