import type { PaymentDifference } from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";

/** What disagrees, of which purchase or which row of a bill. */
export function WhatDiffers({ difference }: { readonly difference: PaymentDifference }) {
  const t = useTranslations("consolePurchasePayments");
  const { kind, expected, found, out_oid, order_tid, shop_name, movement } = difference;
  return (
    <>
      <b className="strong">{t(`kinds.${kind}`)}</b>
      <br />
      {out_oid !== "" && (
        <>
          <code>{out_oid}</code>{" "}
          {order_tid !== "" && (
            <Link to="/orders/$tid" params={{ tid: order_tid }}>
              {order_tid}
            </Link>
          )}{" "}
          <span lang={originalLanguage}>{shop_name}</span>
        </>
      )}
      {movement && (
        <>
          {formatMinute(movement.moved_at)}{" "}
          <span lang={originalLanguage}>
            {movement.counterparty} {movement.goods}
          </span>{" "}
          <code>{movement.merchant_no || movement.trade_no}</code>
        </>
      )}
      <br />
      <span className="small-text muted">
        {t("expectedFound", {
          expected: formatAmount(expected, "CNY"),
          found: formatAmount(found, "CNY"),
        })}
      </span>
    </>
  );
}
