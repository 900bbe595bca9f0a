import type { Coupon } from "@sampan/contract/coupons";
import { formatShortDay } from "@sampan/ui/format/dates";
import { TicketIcon } from "@sampan/ui/icons-goods";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ChoiceRow } from "./choice-row.tsx";
import { couponsQuery } from "./settlement-queries.ts";
import { couponAmounts, type Settlement } from "./use-settlement.ts";

const none = "none";

/** At most one coupon; those this order cannot use say why. */
export function CouponRow({ settlement }: { readonly settlement: Settlement }) {
  const t = useTranslations("settlement");
  const { data: coupons } = useSuspenseQuery(couponsQuery);
  const usable = settlement.preview.data?.data.usable_coupons ?? [];
  const { coupon_id } = settlement.draft;
  const hintOf = (coupon: Coupon): string =>
    t("couponUntil", { day: formatShortDay(coupon.effective_time) });
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
      onChoose={(id) => settlement.change({ coupon_id: id === none ? undefined : id })}
      problem={settlement.wordsOf("coupon")}
    />
  );
}
