import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";

/** Says that goods cannot be opened and who can help. [SRCH-26] */
export function FaultyAlert({ onClose }: { onClose: () => void }) {
  const t = useTranslations("search.faulty");
  const words = useTranslations("common");
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("title")}
      confirmLabel={words("close")}
      onConfirm={onClose}
    >
      {t("body")}
    </ConfirmDialog>
  );
}
