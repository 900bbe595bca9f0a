import type { Address } from "@sampan/contract/people/addresses";
import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";
import { addressWords } from "./address-words.ts";

interface RemoveAddressDialogProps {
  readonly address: Address;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function RemoveAddressDialog({ address, ...dialog }: RemoveAddressDialogProps) {
  const t = useTranslations("addresses.removing");
  const words = useTranslations("common");
  return (
    <ConfirmDialog
      open
      {...dialog}
      title={t("title")}
      variant="danger"
      confirmLabel={words("remove")}
      cancelLabel={words("cancel")}
    >
      <p>
        {address.consignee} · {addressWords({ ...address, area: address.to })}
      </p>
      <p className="mt-1">{t("body")}</p>
    </ConfirmDialog>
  );
}
