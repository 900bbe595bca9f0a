import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { askBalanceDue } from "@sampan/contract/logistics/billing/staff-billing";
import { formatAmount, type Cents } from "@sampan/domain/kernel/money";
import { Form, Radio } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { AmountField } from "../../kit/amount-field.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { useCommand } from "../../kit/use-command.ts";

const kinds = ["goods", "freight"] as const;
type Kind = (typeof kinds)[number];

interface AskBalanceDueProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks the customer for a difference in goods or freight; the order waits until it is paid or taken back. [BO-17] */
export function AskBalanceDue({ order, onClose }: AskBalanceDueProps) {
  const t = useTranslations("consoleBilling.supplement");
  const id = useId();
  const [kind, setKind] = useState<Kind>("goods");
  const [amount, setAmount] = useState<Cents | undefined>(0);
  const [reason, setReason] = useState("");
  const add = useCommand(askBalanceDue, { told: t("asked"), whenDone: onClose });
  const isReady = amount !== undefined && amount > 0 && reason.trim() !== "";
  return (
    <Dialog
      width={440}
      title={t("askTitle", { tid: order.tid })}
      okText={t("askConfirm", { amount: formatAmount(amount ?? 0, order.currency) })}
      okButtonProps={{ className: "mango", disabled: !isReady, loading: add.isRunning }}
      onCancel={onClose}
      onOk={() =>
        amount !== undefined &&
        add.run({ order_tid: order.tid, kind, amount, reason: reason.trim() })
      }
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("askConsequence")}</p>
        <Form.Item label={t("kindLabel")}>
          <Radio.Group
            aria-label={t("kindLabel")}
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </Form.Item>
        <Form.Item label={t("amount")} htmlFor={`${id}-amount`}>
          <AmountField
            id={`${id}-amount`}
            cents={0}
            currency={order.currency}
            onChange={setAmount}
          />
        </Form.Item>
        <NoteField label={t("reason")} value={reason} onChange={setReason} />
      </Form>
    </Dialog>
  );
}
