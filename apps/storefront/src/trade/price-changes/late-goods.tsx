import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { Card } from "@sampan/ui/card";
import { formatDay } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { OrderGoodsRow } from "../orders/order-goods-row.tsx";

/** On an order's page: goods that are late at their seller, why, and until when it is expected to last. */
export function LateGoods({ order }: { readonly order: Order }) {
  const t = useTranslations("priceChanges.late");
  const late = order.delays.flatMap((delay) => {
    const item = order.items.find(({ oid }) => oid === delay.oid);
    return item ? [{ ...delay, item }] : [];
  });
  if (late.length === 0) return null;
  return (
    <Card as="section" aria-label={t("title")}>
      <h2 className="text-md font-[650]">{t("title")}</h2>
      <ul className="mt-3 stack gap-3">
        {late.map(({ oid, item, reason, expected_on: day }) => (
          <li key={oid}>
            <ul>
              <OrderGoodsRow item={item} />
            </ul>
            <p className="mt-1 text-warn">{t(`reasons.${reason}`)}</p>
            <p className="text-xs text-text-3 tabular-nums">
              {day === "" ? t("unknown") : t("until", { day: formatDay(day) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
