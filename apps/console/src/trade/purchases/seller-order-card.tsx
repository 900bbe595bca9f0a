import { originalLanguage } from "@sampan/domain/kernel/language";
import {
  type ItemEvent,
  isItemStatus,
  nextItemStatus,
} from "@sampan/domain/trade/orders/item-state";
import { multiply } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { Checkbox } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { OriginalLink } from "../../kit/original-link.tsx";
import { propsText } from "../../kit/props-text.ts";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { pathTo } from "../../paths.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";
import { RecordPurchase } from "./record-purchase.tsx";
import { RecordShipment } from "./record-shipment.tsx";
import type { SellerOrder } from "./seller-order.ts";
import type { Stage } from "./stages.ts";

interface SellerOrderCardProps {
  readonly order: SellerOrder;
  readonly stage: Stage;
}

const can = (item: PurchaseItem, event: ItemEvent): boolean =>
  isItemStatus(item.status) && nextItemStatus(item.status, event).ok;

/** What one order wants of one seller: one order at the marketplace, then one parcel or several. */
export function SellerOrderCard({ order, stage }: SellerOrderCardProps) {
  const t = useTranslations("consolePurchases");
  const names = useNames();
  const workable = order.items.filter((item) =>
    stage === "to_buy" ? can(item, "purchase") : can(item, "ship"),
  );
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = workable.filter((item) => !left.includes(item.oid));
  const toggle = (oid: string) =>
    setLeft(left.includes(oid) ? left.filter((one) => one !== oid) : [...left, oid]);
  return (
    <section className="panel seller-order" aria-label={`${order.order_tid} ${order.shop_name}`}>
      <header>
        <h2>{order.shop_name}</h2>
        <Tag>{names.platform(order.platform)}</Tag>
        <Link {...pathTo.order(order.order_tid)}>{order.order_tid}</Link>
        <span className="grow" />
        <span className="small-text muted">
          {t("freight")} <Amount cents={order.mainland_freight} currency="CNY" />
          {order.pay_time !== null && ` · ${t("paidAt", { time: formatMinute(order.pay_time) })}`}
        </span>
      </header>
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
      {stage === "to_buy" ? <RecordPurchase items={chosen} /> : <RecordShipment items={chosen} />}
    </section>
  );
}

interface PurchaseLineProps {
  readonly item: PurchaseItem;
  readonly platform: number;
  readonly isChosen: boolean;
  readonly onToggle: (() => void) | undefined;
}

function PurchaseLine({ item, platform, isChosen, onToggle }: PurchaseLineProps) {
  const t = useTranslations("consolePurchases");
  const names = useNames();
  return (
    <li>
      <Checkbox
        aria-label={t("choose", { name: `${item.item_name} ${propsText(item.props)}` })}
        checked={isChosen}
        disabled={!onToggle}
        onChange={() => onToggle?.()}
      />
      <Thumb src={item.image} />
      <div className="grow">
        <div className="one-line" lang={originalLanguage}>
          {item.item_name}
        </div>
        <div className="small-text faint">
          {`${propsText(item.props)} · `}
          <OriginalLink url={item.url} platform={platform} />
          {item.out_oid !== "" && ` · ${t("outOid", { number: item.out_oid })}`}
        </div>
        {item.shipments.map((shipment) => (
          <div key={shipment.express_no} className="small-text muted">
            {shipment.carrier} {shipment.express_no} × {shipment.num}
          </div>
        ))}
      </div>
      <Tag>{names.itemStatus(item.status)}</Tag>
      <span className="end price-cell">
        <Amount cents={item.price} currency="CNY" /> × {item.num}
      </span>
      <Amount
        className="strong end sum-cell"
        cents={multiply(item.price, item.num)}
        currency="CNY"
      />
    </li>
  );
}
