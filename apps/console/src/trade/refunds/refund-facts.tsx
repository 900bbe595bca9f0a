import type { StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { pathTo } from "../../paths.ts";
import { CustomerLink } from "../../people/customers/customer-link.tsx";

/** What was asked and answered, by whom; whose fault it is, and what the seller gave back. */
export function RefundFacts({ refund }: { readonly refund: StaffRefund }) {
  const t = useTranslations("consoleRefunds");
  const names = useNames();
  const byWhom = (who: string, at: string) => [at && formatMinute(at), who].join(" ").trim();
  const rows = [
    [t("source"), t(`sources.${refund.source}`)],
    [t("reason"), t(`reasons.${refund.reason}`)],
    [t("fault"), t(`faults.${refund.fault}`)],
    [t("note"), refund.note],
    [t("pieces"), refund.num > 0 ? t("piecesOf", { num: refund.num, real: refund.real_num }) : ""],
    [t("goodsState"), names.itemStatus(refund.item_status)],
    [t("seller"), [refund.shop_name, refund.out_oid].filter(Boolean).join(" · ")],
    [t("askedAt"), byWhom(refund.requested_by, refund.cdate)],
    [t("answeredBy"), byWhom(refund.answered_by, refund.answered_at)],
    [t("answer"), refund.answer],
    [
      t("sellerMoney"),
      refund.seller_amount === null
        ? ""
        : `${formatAmount(refund.seller_amount, "CNY")} ${refund.seller_by}`,
    ],
    [t("returnedBy"), refund.returned_by],
    [
      t("executedBy"),
      refund.is_advanced
        ? t("advanced")
        : byWhom(refund.executed_by, refund.executed_by && refund.edate),
    ],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="facts">
      <dt>{t("customer")}</dt>
      <dd>
        <CustomerLink uid={refund.uid} name={refund.uid} />
      </dd>
      <dt>{t("order")}</dt>
      <dd>
        <Link {...pathTo.order(refund.tid)}>{refund.tid}</Link>
      </dd>
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="as-written">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
