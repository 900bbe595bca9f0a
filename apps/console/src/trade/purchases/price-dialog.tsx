import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { App, Form } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { AmountField } from "../../kit/amount-field.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { useCommand } from "../../kit/use-command.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface PriceDialogProps {
  readonly item: PurchaseItem;
  readonly onClose: () => void;
}

/** What the seller asks today for a piece: a small rise is ours, a larger one the customer's to decide, a fall theirs. */
export function PriceDialog({ item, onClose }: PriceDialogProps) {
  const t = useTranslations("consolePurchases.price");
  const { message } = App.useApp();
  const id = useId();
  const [price, setPrice] = useState<number | undefined>(item.paid_price);
  const [note, setNote] = useState("");
  const enter = useCommand(enterPriceChange, {
    whenDone: ({ state }) => {
      void message.success(t(`entered.${state}`));
      onClose();
    },
  });
  const isOther = price !== undefined && price > 0 && price !== item.paid_price;
  return (
    <Dialog
      width={480}
      title={t("title", { name: item.item_name })}
      okText={t("confirm")}
      okButtonProps={{ disabled: !isOther, loading: enter.isRunning }}
      onCancel={onClose}
      onOk={() => isOther && enter.run({ oid: item.oid, price, note: note.trim() })}
    >
      <Form layout="vertical" component="div">
        <p className="note">
          {t("rule", { price: formatAmount(item.paid_price, "CNY"), num: item.num })}
        </p>
        <Form.Item label={t("price")} htmlFor={`${id}-price`}>
          <AmountField
            id={`${id}-price`}
            cents={item.paid_price}
            currency="CNY"
            onChange={setPrice}
          />
        </Form.Item>
        <NoteField label={t("note")} value={note} onChange={setNote} />
      </Form>
    </Dialog>
  );
}
