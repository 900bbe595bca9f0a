import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";

interface ClearCartProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks before everything is removed, and says how much that is. [CART-05] */
export function ClearCart({ count, isBusy, onClear, onClose }: ClearCartProps) {
  const t = useTranslations("cart");
  const words = useTranslations("common");
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("clearTitle")}
      confirmLabel={t("clear")}
      cancelLabel={words("cancel")}
      variant="danger"
      busy={isBusy}
      onConfirm={onClear}
    >
      {t("clearBody", { count })}
    </ConfirmDialog>
  );
}
