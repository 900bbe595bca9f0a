import { TicketIcon } from "@sampan/ui/icons-goods";
import type { RadioOption } from "@sampan/ui/radio-group";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useCouponWords } from "../../money/coupons/use-coupon-words.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { couponsQuery } from "./checkout-queries.ts";
import type { Checkout } from "./use-checkout.ts";

const none = "none";

/** At most one coupon, the best one in front; those this order cannot use say why. [CPN-09] */
export function CouponRow({ checkout }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const activity = useTranslations("activity");
  const words = useCouponWords("general");
  const { data: coupons } = useSuspenseQuery(couponsQuery);
  const judged = (checkout.preview.data?.data.coupons ?? []).flatMap((verdict) => {
    const coupon = coupons.datalist.find(({ id }) => id === verdict.coupon_id);
    return coupon ? [{ ...coupon, ...verdict }] : [];
  });
  const { coupon_id } = checkout.draft;
  const [best] = judged;
  const chosen = judged.find(({ id }) => id === coupon_id);
  const options: readonly RadioOption<string>[] = [
    { value: none, label: t("noCoupon") },
    ...judged.map((coupon) => {
      const { id, start_time, effective_time, reason } = coupon;
      const isBest = coupon === best && reason === null;
      const shown = { ...coupon, from: start_time, until: effective_time, isBest };
      return { value: id, ...words.optionOf(shown) };
    }),
    ...coupons.datalist
      .filter(({ state }) => state === "reserved")
      .map((coupon) => ({
        value: coupon.id,
        label: words.termsOf(coupon),
        refused: words.heldBy(coupon.tid),
      })),
  ];
  const nothing = checkout.preview.data?.data.campaign ? activity("noCoupon") : t("noneUsable");
  const proposal = best?.reason === null ? words.proposal(best) : nothing;
  return (
    <ChoiceRow
      part="coupon"
      icon={<TicketIcon />}
      label={t("coupon")}
      options={options}
      value={coupon_id ?? none}
      shown={chosen ? words.termsOf(chosen) : proposal}
      onChoose={(id) => checkout.change({ coupon_id: id === none ? undefined : id })}
      problem={checkout.wordsOf("coupon")}
    />
  );
}
