import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { convert, formatAmount } from "@sampan/domain/kernel/money";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { useTranslations } from "use-intl";
import { OrderGoodsRow } from "./order-goods-row.tsx";

/** What the customer asked us to pay, with the reference once it is paid. [ORD-10] */
export function RequestedPayment({ order }: { readonly order: Order }) {
  const t = useTranslations("onBehalf");
  return (
    <Card as="section">
      <h2 className="mb-2 font-[650]">{t("request")}</h2>
      <ul className="stack">
        {goodsLines(order.items).map((item) => (
          <OrderGoodsRow
            key={item.oid}
            item={item}
            converted={formatAmount(convert(item.amount, order.sums), order.sums.currency)}
          >
            <RequestFacts item={item} />
          </OrderGoodsRow>
        ))}
      </ul>
    </Card>
  );
}

function RequestFacts({ item: { url, pictures, out_oid } }: { readonly item: OrderItem }) {
  const t = useTranslations("onBehalf");
  return (
    <>
      {url !== "" && (
        <a href={url} target="_blank" rel="noopener noreferrer" className={sectionLinkLook}>
          {t("openLink")}
          <span className="ml-1.5 truncate text-xs font-normal text-text-3">
            {new URL(url).host}
          </span>
        </a>
      )}
      {pictures.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {pictures.map((address, at) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener">
                <img
                  src={address}
                  alt={t("picture", { index: at + 1 })}
                  loading="lazy"
                  className="size-13 rounded-sm bg-surface-2 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {out_oid !== "" && (
        <p className="mt-1 font-semibold break-all tabular-nums">
          {t("reference", { number: out_oid })}
        </p>
      )}
    </>
  );
}
