import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { RefreshIcon } from "@sampan/ui/icons-controls";
import { WalletIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { canAskForAny } from "./askable-lines.ts";
import { openRefundsQuery } from "./refund-queries.ts";

/** On an order's page: the way to ask for money back, and to what was asked before. [ORD-07] [ORD-20] */
export function RefundsOfOrder({ order }: { readonly order: Order }) {
  const t = useTranslations("refunds");
  const isPaid = order.pay_time !== "";
  const refunds = useQuery({ ...openRefundsQuery(order.tid), enabled: isPaid }).data?.total ?? 0;
  const canAsk = canAskForAny(order);
  if (!canAsk && refunds === 0) return null;
  return (
    <List>
      {refunds > 0 && (
        <li>
          <Link {...ownPathTo.refunds({ tid: order.tid })} className={rowLook}>
            <RowContent icon={<WalletIcon />} label={t("ofOrder", { count: refunds })} chevron />
          </Link>
        </li>
      )}
      {canAsk && (
        <li>
          <Link {...ownPathTo.refunds({ ask: order.tid })} className={rowLook}>
            <RowContent icon={<RefreshIcon />} label={t("ask")} chevron />
          </Link>
        </li>
      )}
    </List>
  );
}
