import type { Order } from "@sampan/contract/order-shapes";
import { addSupplement } from "@sampan/contract/staff-billing";
import { formatAmount, type Cents } from "@sampan/domain/money";
import { Form, Input, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../kit/amount-field.tsx";
import { useCommand } from "../kit/use-command.ts";

interface AskSupplementProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks the customer for a difference in goods; the order waits until it is paid or taken back. [BO-17] */
export function AskSupplement({ order, onClose }: AskSupplementProps) {
  const t = useTranslations("consoleBilling.supplement");
  const id = useId();
  const [amount, setAmount] = useState<Cents | undefined>(0);
  const [reason, setReason] = useState("");
  const add = useCommand(addSupplement, { told: t("asked"), whenDone: onClose });
  const isReady = amount !== undefined && amount > 0 && reason.trim() !== "";
  return (
    <Modal
      open
      centered
      width={440}
      title={t("askTitle", { tid: order.tid })}
      okText={t("askConfirm", { amount: formatAmount(amount ?? 0, order.currency) })}
      okButtonProps={{ className: "mango", disabled: !isReady, loading: add.isRunning }}
      onCancel={onClose}
      onOk={() =>
        amount !== undefined && add.run({ order_tid: order.tid, amount, reason: reason.trim() })
      }
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("askConsequence")}</p>
        <Form.Item label={t("amount")} htmlFor={`${id}-amount`}>
          <AmountField
            id={`${id}-amount`}
            cents={0}
            currency={order.currency}
            onChange={setAmount}
          />
        </Form.Item>
        <Form.Item label={t("reason")} htmlFor={`${id}-reason`}>
          <Input.TextArea
            id={`${id}-reason`}
            rows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
