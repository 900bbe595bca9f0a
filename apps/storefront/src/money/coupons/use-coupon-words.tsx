import type { Coupon } from "@sampan/contract/money/coupons";
import type { CouponKind, CouponReason } from "@sampan/domain/money/coupons/coupon";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Chip } from "@sampan/ui/chip";
import { formatDay } from "@sampan/ui/format/dates";
import type { RadioOption } from "@sampan/ui/radio-group";
import { useTranslations } from "use-intl";
import { couponTerms } from "@sampan/domain/money/coupons/coupon-terms";
import { useSaySums } from "../../sums/say-sums.ts";

/** Amounts are cents of `currency`. */
type Terms = Pick<Coupon, "start_value" | "discountType" | "value" | "max_value" | "currency">;

/** A coupon beside what the server says it would do. */
interface ProposedCoupon extends Terms {
  /** From when to when it holds, in the time of the wire. */
  readonly from: string;
  readonly until: string;
  readonly discount: number;
  readonly reason: CouponReason | null;
  /** Whether none takes off more. */
  readonly isBest: boolean;
}

/**
 * Coupons as they are proposed where one is chosen: the best one marked, each with what it takes off now, and those
 * that take nothing with the reason. `use` says what they would be used on. [CPN-09] [CPN-10] [CPN-11]
 */
export function useCouponWords(use: CouponKind) {
  const t = useTranslations("coupons");
  const sums = useSaySums();
  const termsOf = ({ start_value, discountType, value, max_value, currency }: Terms): string => {
    const discount = discountType === 2 ? { share_bp: value, most: max_value } : { value };
    return couponTerms(sums, { start_value, discount }, currency);
  };
  const whyNot = (reason: CouponReason, coupon: ProposedCoupon): string => {
    switch (reason) {
      case "wrong_kind":
        return t(`why.${use}.wrong_kind`);
      case "below_start":
        return t(`why.${use}.below_start`, {
          from: formatAmount(coupon.start_value, coupon.currency),
        });
      case "not_started":
        return t("why.not_started", { day: formatDay(coupon.from) });
      case "activity":
      case "wrong_currency":
      case "expired":
        return t(`why.${reason}`);
    }
  };
  return {
    termsOf,
    optionOf: (coupon: ProposedCoupon): Omit<RadioOption<string>, "value"> => ({
      label: coupon.isBest ? (
        <>
          {termsOf(coupon)} <Chip tone="brand">{t("best")}</Chip>
        </>
      ) : (
        termsOf(coupon)
      ),
      hint: t("saves", {
        amount: formatAmount(coupon.discount, coupon.currency),
        day: formatDay(coupon.until),
      }),
      refused: coupon.reason === null ? undefined : whyNot(coupon.reason, coupon),
    }),
    /** The most that can be taken off now, on the row that opens the choice. */
    proposal: ({ discount, currency }: Pick<ProposedCoupon, "discount" | "currency">): string =>
      t("proposed", { amount: formatAmount(discount, currency) }),
    heldBy: (tid: string): string => t("reserved", { tid }),
  };
}
