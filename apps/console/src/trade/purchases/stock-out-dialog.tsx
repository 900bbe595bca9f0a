import { recordStockOut } from "@sampan/contract/trade/refunds/staff-refunds";
import { Form, Input, InputNumber, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface StockOutDialogProps {
  readonly item: PurchaseItem;
  readonly onClose: () => void;
}

/** How many pieces the seller has not: all of a line, or some; finance refunds them. [BO-11] */
export function StockOutDialog({ item, onClose }: StockOutDialogProps) {
  const t = useTranslations("consolePurchases.stockOut");
  const id = useId();
  const [num, setNum] = useState(item.num);
  const [note, setNote] = useState("");
  const record = useCommand(recordStockOut, { told: t("done"), whenDone: onClose });
  return (
    <Modal
      open
      centered
      width={480}
      title={t("title", { name: item.item_name })}
      okText={t("confirm", { num })}
      okButtonProps={{ danger: true, loading: record.isRunning }}
      onCancel={onClose}
      onOk={() => record.run({ oid: item.oid, num, note: note.trim() })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t(num < item.num ? "part" : "whole", { left: item.num - num })}</p>
        <Form.Item label={t("num", { num: item.num })} htmlFor={`${id}-num`}>
          <InputNumber
            id={`${id}-num`}
            min={1}
            max={item.num}
            precision={0}
            value={num}
            onChange={(value) => setNum(value ?? item.num)}
          />
        </Form.Item>
        <Form.Item label={t("note")} htmlFor={`${id}-note`}>
          <Input.TextArea
            id={`${id}-note`}
            rows={2}
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
