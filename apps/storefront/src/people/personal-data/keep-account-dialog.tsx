import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";

interface KeepAccountDialogProps {
  /** The server's words: when the account is erased. */
  readonly told: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Offered to whoever logs in to an account they closed: it is theirs again with one press. [ACC-36] */
export function KeepAccountDialog({ told, ...dialog }: KeepAccountDialogProps) {
  const t = useTranslations("people.keep");
  return (
    <ConfirmDialog
      open
      {...dialog}
      title={t("title")}
      confirmLabel={t("keep")}
      cancelLabel={t("leave")}
    >
      {told}
    </ConfirmDialog>
  );
}
