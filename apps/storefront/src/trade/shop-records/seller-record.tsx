import { query } from "@sampan/client/query";
import { queryShopRecord } from "@sampan/contract/trade/shop-records/shop-records";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";

/** How a seller has served others, as plain facts; nothing where too little is known, or cannot be had now. */
export function SellerRecord({ shopId }: { readonly shopId: string }) {
  const t = useTranslations("shopRecord");
  const asked = useQuery(query(queryShopRecord, { shop_id: shopId }));
  const record = asked.data?.data;
  if (!record) return null;
  const { lines, days_half, days_most, shortage_bp, refund_bp } = record;
  const percent = (share_bp: number): string => String(Math.round(share_bp / 10) / 10);
  return (
    <section className="mt-3 text-xs text-text-2 tabular-nums">
      <h3 className="text-sm font-[650] text-text">{t("title")}</h3>
      <ul className="mt-1 stack gap-0.5">
        <li>
          {days_half === null || days_most === null
            ? t("notYet")
            : days_half === days_most
              ? t("sendsSame", { half: days_half })
              : t("sends", { half: days_half, most: days_most })}
        </li>
        <li>{t("short", { percent: percent(shortage_bp) })}</li>
        <li>{t("back", { percent: percent(refund_bp) })}</li>
        <li className="text-text-3">{t("basis", { count: lines })}</li>
      </ul>
    </section>
  );
}
