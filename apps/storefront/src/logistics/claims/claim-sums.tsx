import type { Claim, ClaimPreview } from "@sampan/contract/logistics/claims/claim-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { SumList, SumRow, SumTotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";

interface ClaimSumsProps {
  readonly claim: Pick<
    Claim | ClaimPreview,
    "currency" | "goods_amount" | "insurance" | "is_raised" | "share_bp" | "amount"
  > &
    Partial<Pick<Claim, "again">>;
  readonly pieces: number;
  readonly label: "estimate" | "total" | "paid";
}

/** What was paid for the claimed goods, which share of it the insurance pays, and what that comes to. [CLM-05] */
export function ClaimSums({ claim, pieces, label }: ClaimSumsProps) {
  const t = useTranslations("claims.sums");
  const { currency, goods_amount, insurance, is_raised, share_bp, amount } = claim;
  const { again } = claim;
  // What finance has not paid yet is not in the wallet.
  const more = again && again.paid_at !== "" ? again.amount : 0;
  const isInsured = insurance > 0;
  const isUndecided = !isInsured && label === "estimate";
  return (
    <SumList>
      <SumRow
        label={t("goods", { count: pieces })}
        cents={goods_amount}
        currency={currency}
        why={t("goodsWhy")}
      />
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt>{t("insurance")}</dt>
        <dd className="tabular-nums">
          {isInsured ? t("share", { share: share_bp / 100 }) : t("none")}
        </dd>
        <dd className="basis-full text-xs text-text-3 tabular-nums">
          {isInsured
            ? t(`insuredWhy.${is_raised ? "parcel" : "order"}`, { percent: insurance })
            : t("noneWhy")}
        </dd>
      </div>
      {again && again.amount > 0 && (
        <SumRow
          label={t("more", { count: again.num })}
          cents={again.amount}
          currency={currency}
          why={t("moreWhy", {
            goods: formatAmount(again.goods_amount, currency),
            share: share_bp / 100,
            state: again.paid_at === "" ? "due" : "paid",
          })}
        />
      )}
      {!isUndecided && <SumTotal label={t(label)} cents={amount + more} currency={currency} />}
    </SumList>
  );
}
