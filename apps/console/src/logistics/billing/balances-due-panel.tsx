import { cancelBalanceDue } from "@sampan/contract/logistics/billing/staff-billing";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { isOrderStatus, nextOrderStatus } from "@sampan/domain/trade/orders/order-state";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Panel } from "../../kit/panel.tsx";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useMe } from "../../session/me.ts";
import { AskBalanceDue } from "./ask-balance-due.tsx";

type BalanceDue = Order["supplement_list"][number];

/** Differences asked of the customer after the first payment; those that no bill holds are asked and taken back here. [BO-17] */
export function BalancesDuePanel({ order }: { readonly order: Order }) {
  const t = useTranslations("consoleBilling.supplement");
  const { rights } = useMe();
  const [isAsking, setAsking] = useState(false);
  const mayBill = rights.includes("bill_freight");
  const canAsk =
    mayBill && isOrderStatus(order.status) && nextOrderStatus(order.status, "ask_supplement").ok;
  // One that was taken back (9) stays in the books only. [ORD-43]
  const supplements = order.supplement_list.filter(({ status }) => status !== 9);
  if (!canAsk && supplements.length === 0) return null;
  return (
    <Panel
      title={t("title")}
      extra={canAsk && <Button onClick={() => setAsking(true)}>{t("ask")}</Button>}
      isPadded
    >
      <ul className="lines">
        {supplements.map((supplement) => (
          <BalanceDueRow
            key={`${supplement.cdate} ${supplement.reason}`}
            supplement={supplement}
            currency={order.currency}
            mayCancel={mayBill}
          />
        ))}
      </ul>
      {isAsking && <AskBalanceDue order={order} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

interface BalanceDueRowProps {
  readonly supplement: BalanceDue;
  readonly currency: Order["currency"];
  readonly mayCancel: boolean;
}

function BalanceDueRow({ supplement, currency, mayCancel }: BalanceDueRowProps) {
  const t = useTranslations("consoleBilling.supplement");
  const [isCancelling, setCancelling] = useState(false);
  const cancel = useCommand(cancelBalanceDue, {
    told: t("cancelled"),
    whenDone: () => setCancelling(false),
  });
  const isOpen = supplement.pay_status === 0 && supplement.status === 0;
  const child_tid = supplement.supplement_order_list[0]?.child_tid;
  return (
    <li>
      <span className="grow">
        {t(`kind.${supplement.kind}`)}
        <br />
        <span className="small-text faint">{supplement.reason}</span>
      </span>
      <Amount className="strong" cents={supplement.amount} currency={currency} />
      {isOpen ? <Tag tone="action">{t("open")}</Tag> : <Tag tone="ok">{t("paid")}</Tag>}
      {isOpen && mayCancel && !supplement.is_billed && (
        <Button danger size="small" onClick={() => setCancelling(true)}>
          {t("cancel")}
        </Button>
      )}
      {isCancelling && child_tid !== undefined && (
        <ReasonDialog
          title={t("cancelTitle")}
          consequence={t("cancelConsequence")}
          label={t("reason")}
          confirm={t("cancel")}
          isRunning={cancel.isRunning}
          onCancel={() => setCancelling(false)}
          onConfirm={(reason) => cancel.run({ child_tid, reason })}
        />
      )}
    </li>
  );
}
