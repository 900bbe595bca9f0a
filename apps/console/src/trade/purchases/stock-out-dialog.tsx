import { recordStockOut } from "@sampan/contract/trade/refunds/staff-refunds";
import { Form } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { PiecesField } from "../../kit/pieces-field.tsx";
import { useCommand } from "../../kit/use-command.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface StockOutDialogProps {
  readonly item: PurchaseItem;
  readonly onClose: () => void;
}

/** How many pieces the seller has not: all of a line, or some; finance refunds them. [BO-11] */
export function StockOutDialog({ item, onClose }: StockOutDialogProps) {
  const t = useTranslations("consolePurchases.stockOut");
  const [num, setNum] = useState(item.num);
  const [note, setNote] = useState("");
  const record = useCommand(recordStockOut, { told: t("done"), whenDone: onClose });
  return (
    <Dialog
      width={480}
      title={t("title", { name: item.item_name })}
      okText={t("confirm", { num })}
      okButtonProps={{ danger: true, loading: record.isRunning }}
      onCancel={onClose}
      onOk={() => record.run({ oid: item.oid, num, note: note.trim() })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t(num < item.num ? "part" : "whole", { left: item.num - num })}</p>
        <PiecesField label={t("num", { num: item.num })} most={item.num} num={num} onNum={setNum} />
        <NoteField label={t("note")} value={note} onChange={setNote} />
      </Form>
    </Dialog>
  );
}
