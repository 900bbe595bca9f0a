import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { query } from "@sampan/client/query";
import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import type { Cents, Conversion } from "@sampan/domain/kernel/money";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { FreightField } from "./freight-field.tsx";
import { reviewAmounts } from "./review-amounts.ts";

interface ReviewSumsProps {
  readonly review: Review;
  readonly isOpen: boolean;
}

const askRate = (currency: PaymentCurrency) => query(getExchangeRate, { currency });

/** Every amount in yuan and in what the customer pays; freight is corrected where it stands. [BO-08] */
export function ReviewSums({ review, isOpen }: ReviewSumsProps) {
  const { currency } = review;
  const asked = useQuery(askRate(currency));
  return (
    <Loaded asked={asked} skeletonRows={5}>
      {({ data: at }) => <Sums review={review} isOpen={isOpen} at={at} />}
    </Loaded>
  );
}

function Sums({ review, isOpen, at }: ReviewSumsProps & { readonly at: Conversion }) {
  const t = useTranslations("consoleReview.sums");
  const names = useNames();
  const amounts = reviewAmounts(review, at);
  const { currency } = review;
  const paid = (cents: Cents) => <Amount cents={cents} currency={currency} />;
  const yuan = (cents: Cents) => <Amount className="muted" cents={cents} currency="CNY" />;
  return (
    <dl className="sum yuan">
      <dt className="muted">{t("goods", { count: amounts.pieces })}</dt>
      <dd>{yuan(review.goods_amount)}</dd>
      <dd>{paid(amounts.goods)}</dd>
      {review.address !== null &&
        review.sellers.map((seller) => (
          <FreightField
            key={`${seller.id} ${seller.mainland_freight}`}
            review={review}
            seller={seller}
            isOpen={isOpen}
            converted={amounts.freights[seller.id] ?? 0}
          />
        ))}
      {review.service_fee > 0 && (
        <>
          <dt className="muted">{t("service")}</dt>
          <dd>{yuan(review.service_fee)}</dd>
          <dd>{paid(amounts.service)}</dd>
        </>
      )}
      {review.insurance > 0 && (
        <>
          <dt className="muted">{names.insurance(review.insurance)}</dt>
          <dd>{yuan(review.insurance_fee)}</dd>
          <dd>{paid(amounts.insurance)}</dd>
        </>
      )}
      {amounts.estimate > 0 && (
        <>
          <dt className="muted">{t("estimate")}</dt>
          <dd />
          <dd>{paid(amounts.estimate)}</dd>
        </>
      )}
      {review.coupon_amount > 0 && (
        <>
          <dt className="muted">{t("coupon")}</dt>
          <dd />
          <dd className="income">{paid(-review.coupon_amount)}</dd>
        </>
      )}
      <dt className="total">{t("first")}</dt>
      <dd className="total" />
      <dd className="total price">{paid(review.first_instalment)}</dd>
    </dl>
  );
}
