import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { enterCompensation } from "@sampan/contract/trade/refunds/staff-refunds";
import { Form } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { AmountField } from "../../kit/amount-field.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { FaultField, type Fault } from "./fault-field.tsx";

interface CompensateDialogProps {
  readonly order: Order;
  readonly item: OrderItem;
  readonly onClose: () => void;
}

/** Money for goods that the customer keeps; finance, another person, pays it out. [REF-09] */
export function CompensateDialog({ order, item, onClose }: CompensateDialogProps) {
  const t = useTranslations("consoleRefunds");
  const id = useId();
  const [amount, setAmount] = useState<number | undefined>(0);
  const [fault, setFault] = useState<Fault>();
  const [reason, setReason] = useState("");
  const enter = useCommand(enterCompensation, { told: t("compensated"), whenDone: onClose });
  const isReady = amount !== undefined && amount > 0 && fault && reason.trim() !== "";
  return (
    <Dialog
      width={480}
      title={t("compensateTitle", { oid: item.oid })}
      okText={t("compensate")}
      okButtonProps={{ disabled: !isReady, loading: enter.isRunning }}
      onCancel={onClose}
      onOk={() => isReady && enter.run({ oid: item.oid, amount, fault, reason: reason.trim() })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("compensateConsequence")}</p>
        <Form.Item label={t("compensateAmount")} htmlFor={`${id}-amount`}>
          <AmountField
            id={`${id}-amount`}
            cents={0}
            currency={order.currency}
            onChange={setAmount}
          />
        </Form.Item>
        <FaultField value={fault} onChange={setFault} />
        <NoteField label={t("compensateReason")} value={reason} onChange={setReason} />
      </Form>
    </Dialog>
  );
}
