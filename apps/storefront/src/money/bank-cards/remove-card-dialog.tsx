import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";

interface RemoveCardDialogProps {
  readonly card: BankCard;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an account is removed; what was sent already is paid to it all the same. [WAL-10] */
export function RemoveCardDialog({ card, ...dialog }: RemoveCardDialogProps) {
  const t = useTranslations("bankCards");
  const words = useTranslations("common");
  return (
    <ConfirmDialog
      open
      {...dialog}
      title={t("removing.title")}
      variant="danger"
      confirmLabel={words("remove")}
      cancelLabel={words("cancel")}
    >
      <p>
        {card.bank_name} · {t("line", { digits: card.last_digits, holder: card.account_name })}
      </p>
      <p className="mt-1">{t("removing.body")}</p>
    </ConfirmDialog>
  );
}
