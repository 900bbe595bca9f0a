import { formatAmount } from "@sampan/domain/kernel/money";
import { marginOf } from "@sampan/domain/trade/purchases/margin-of";
import { holdsItsGoods } from "@sampan/domain/trade/purchases/wire-order-state";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { Tag } from "../../kit/tag.tsx";
import { pathTo } from "../../paths.ts";
import { Claim } from "./claim.tsx";
import { InstructionsNote } from "./instructions-note.tsx";
import { can, PurchaseLine } from "./purchase-line.tsx";
import { SellerOrderActs } from "./seller-order-acts.tsx";
import type { SellerOrder } from "./seller-order.ts";
import type { Stage } from "./stages.ts";

interface SellerOrderCardProps {
  readonly order: SellerOrder;
  readonly stage: Stage;
}

/** What one order wants of one seller: one order at the marketplace, then one parcel or several. */
export function SellerOrderCard({ order, stage }: SellerOrderCardProps) {
  const t = useTranslations("consolePurchases");
  const names = useNames();
  // While a customer is asked about a price, nothing else is done with the line.
  const isOthers = order.claim !== null && !order.claim.is_mine;
  const free = order.items.filter(({ question }) => question === null && !isOthers);
  // Nor while nobody knows what became of its order at the marketplace.
  const isOpen = order.wire !== null && holdsItsGoods(order.wire.state);
  const workable = free.filter((item) =>
    stage === "to_buy"
      ? !isOpen && can(item, "purchase") && item.out_oid === ""
      : can(item, "ship") && item.out_oid !== "",
  );
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = workable.filter((item) => !left.includes(item.oid));
  const toggle = (oid: string) =>
    setLeft(left.includes(oid) ? left.filter((one) => one !== oid) : [...left, oid]);
  const margin = marginOf(order.items, order.mainland_freight);
  return (
    <section className="panel seller-order" aria-label={`${order.order_tid} ${order.shop_name}`}>
      <header>
        <h2>{order.shop_name}</h2>
        <Tag>{names.platform(order.platform)}</Tag>
        <Link {...pathTo.order(order.order_tid)}>{order.order_tid}</Link>
        {stage === "to_buy" && <Claim order={order} />}
        <span className="grow" />
        {margin && (
          <span className="small-text">
            {t("margin", {
              cost: formatAmount(margin.cost, "CNY"),
              margin: formatAmount(margin.margin, "CNY"),
            })}
          </span>
        )}
        <span className="small-text muted">
          {t("freight")} <Amount cents={order.mainland_freight} currency="CNY" />
          {order.pay_time !== null && ` · ${t("paidAt", { time: formatMinute(order.pay_time) })}`}
        </span>
      </header>
      <InstructionsNote order={order} />
      {order.remark.map((remark) => (
        <p key={remark} className="note">
          {t("remark", { remark })}
        </p>
      ))}
      <ul className="lines">
        {order.items.map((item) => (
          <PurchaseLine
            key={item.oid}
            item={item}
            platform={order.platform}
            isChosen={chosen.includes(item)}
            onToggle={workable.includes(item) ? () => toggle(item.oid) : undefined}
          />
        ))}
      </ul>
      <SellerOrderActs order={order} stage={stage} chosen={chosen} isOpen={isOpen} />
    </section>
  );
}
