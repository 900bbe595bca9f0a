import type { Coupon } from "@sampan/contract/money/coupons";
import { formatDay } from "@sampan/ui/format/dates";
import { TicketIcon } from "@sampan/ui/icons-goods";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ChoiceRow } from "./choice-row.tsx";
import { couponsQuery } from "./checkout-queries.ts";
import { couponAmounts, type Checkout } from "./use-checkout.ts";

const none = "none";

/** At most one coupon; those this order cannot use say why. */
export function CouponRow({ checkout }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const { data: coupons } = useSuspenseQuery(couponsQuery);
  const usable = checkout.preview.data?.data.usable_coupons ?? [];
  const { coupon_id } = checkout.draft;
  const hintOf = (coupon: Coupon): string =>
    t("couponUntil", { day: formatDay(coupon.effective_time) });
  const isNone = coupon_id === undefined;
  const shown = usable.length > 0 ? t("usableCount", { count: usable.length }) : t("noneUsable");
  return (
    <ChoiceRow
      part="coupon"
      icon={<TicketIcon />}
      label={t("coupon")}
      options={[
        { value: none, label: t("noCoupon") },
        ...coupons.datalist.map((coupon) => ({
          value: coupon.id,
          label: t("couponWords", couponAmounts(coupon)),
          hint: hintOf(coupon),
          refused: usable.includes(coupon.id)
            ? undefined
            : t("couponBelow", { from: couponAmounts(coupon).from }),
        })),
      ]}
      value={coupon_id ?? none}
      shown={isNone ? shown : undefined}
      onChoose={(id) => checkout.change({ coupon_id: id === none ? undefined : id })}
      problem={checkout.wordsOf("coupon")}
    />
  );
}
