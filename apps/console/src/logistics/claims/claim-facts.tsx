import type { StaffClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { CustomerLink } from "../../people/customers/customer-link.tsx";

/** Whose claim it is, what it comes to and why, and who did what. [CLM-05] */
export function ClaimFacts({ claim }: { readonly claim: StaffClaim }) {
  const t = useTranslations("consoleClaims");
  const { insurance, share_bp, seller_amount, currency } = claim;
  const rows = [
    [t("completedAt"), claim.completed_at && formatMinute(claim.completed_at)],
    [t("madeAt"), formatMinute(claim.cdate)],
    [t("about"), claim.about ? t(`subjects.${claim.about}`) : ""],
    [t("goods"), formatAmount(claim.goods_amount, currency)],
    [
      t("insurance"),
      insurance > 0 ? t("insured", { percent: insurance, share: share_bp / 100 }) : t("none"),
    ],
    [t("pays"), formatAmount(claim.amount, currency)],
    [t("seller"), [claim.shop_name, claim.out_oid].filter(Boolean).join(" · ")],
    [t("answeredBy"), byWhom(claim.answered_by, claim.answered_at)],
    [t("silence"), claim.silence ? formatMinute(claim.silence.since) : ""],
    [
      t("seenAgain"),
      claim.silence?.seen_again
        ? t("turnedUp", { time: formatMinute(claim.silence.seen_again) })
        : "",
    ],
    [t("crate"), claim.crate && t("bareCrate", { number: claim.crate })],
    [t("clause"), claim.clause ? t(`clauses.${claim.clause}`) : ""],
    [t("answer"), claim.answer],
    [
      t("sellerMoney"),
      seller_amount === null
        ? claim.awaits_seller
          ? t("awaited")
          : ""
        : `${formatAmount(seller_amount, "CNY")} ${claim.seller_by}`,
    ],
    [t("paidBy"), claim.paid_by],
    ...secondLook(claim, t),
  ].filter(([, value]) => value !== "");
  return (
    <dl className="facts">
      <dt>{t("customer")}</dt>
      <dd>
        <CustomerLink uid={claim.uid} name={claim.uid} />
      </dd>
      <dt>{t("order")}</dt>
      <dd>
        <Link {...pathTo.order(claim.tid)}>{claim.tid}</Link>
      </dd>
      {rows.map(([label, value]) => (
        <div key={label} className="claim-fact">
          <dt>{label}</dt>
          <dd className="claim-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What its customer asked of a person, and what came of it. */
function secondLook(
  { again, again_by, again_paid_by, currency }: StaffClaim,
  t: ReturnType<typeof useTranslations<"consoleClaims">>,
): [string, string][] {
  if (!again) return [];
  const { words, num, amount, answer, answered_at } = again;
  return [
    [t("again.words"), words],
    [t("again.by"), byWhom(again_by, answered_at)],
    [t("again.answer"), answer],
    [t("again.more"), num > 0 ? formatAmount(amount, currency) : ""],
    [t("again.paidBy"), again_paid_by],
  ];
}

const byWhom = (who: string, at: string): string => [at && formatMinute(at), who].join(" ").trim();
