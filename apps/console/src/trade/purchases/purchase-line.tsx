import { originalLanguage } from "@sampan/domain/kernel/language";
import { multiply } from "@sampan/domain/kernel/money";
import {
  type ItemEvent,
  isItemStatus,
  nextItemStatus,
} from "@sampan/domain/trade/orders/item-state";
import { Checkbox } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { BoughtProps } from "../../kit/bought-props.tsx";
import { useNames } from "../../kit/names.ts";
import { OriginalLink } from "../../kit/original-link.tsx";
import { propsText } from "../../kit/props-text.ts";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { LineActs } from "./line-acts.tsx";
import { OpenChoice } from "./open-choice.tsx";
import { OpenQuestion } from "./open-question.tsx";
import type { PurchaseItem } from "./remaining-pieces.ts";
import { PriceToday } from "./price-today.tsx";

export const can = (item: PurchaseItem, event: ItemEvent): boolean =>
  isItemStatus(item.status) && nextItemStatus(item.status, event).ok;

interface PurchaseLineProps {
  readonly item: PurchaseItem;
  readonly platform: number;
  readonly isChosen: boolean;
  readonly onToggle: (() => void) | undefined;
}

/** One line of a seller's order, with what can be done about it alone. [BO-10] [BO-11] */
export function PurchaseLine({ item, platform, isChosen, onToggle }: PurchaseLineProps) {
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
          {Object.keys(item.props).length > 0 && (
            <>
              <BoughtProps props={item.props} ordered={item.ordered_props} /> ·{" "}
            </>
          )}
          <OriginalLink url={item.url} platform={platform} />
          {platform !== 1 && can(item, "purchase") && <PriceToday item={item} />}
          {item.out_oid !== "" && ` · ${t("outOid", { number: item.out_oid })}`}
        </div>
        {item.delay && (
          <div className="small-text muted">
            {t("late.now", {
              reason: t(`late.reasons.${item.delay.reason}`),
              day: item.delay.expected_on || "none",
            })}
          </div>
        )}
        {item.choice && <OpenChoice name={item.item_name} choice={item.choice} />}
        {item.question && !item.choice && (
          <OpenQuestion name={item.item_name} question={item.question} />
        )}
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
      {item.question === null && item.choice === null && can(item, "report_stock_out") && (
        <LineActs item={item} platform={platform} />
      )}
    </li>
  );
}
