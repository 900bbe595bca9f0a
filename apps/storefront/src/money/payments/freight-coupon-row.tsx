import { TicketIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { useCouponWords } from "../coupons/use-coupon-words.tsx";
import type { Preview } from "./payment-queries.ts";
import type { Payment } from "./use-payment.ts";

const ChoiceSheet = lazy(async () => ({
  default: (await import("../../shell/choice-sheet.tsx")).ChoiceSheet,
}));

interface FreightCouponRowProps {
  readonly payment: Payment;
  readonly preview: Preview;
}

const none = "none";

/** At most one coupon beside freight, the best one in front; those that take nothing off say why. [CPN-10] */
export function FreightCouponRow({ payment, preview }: FreightCouponRowProps) {
  const t = useTranslations("payment");
  const words = useCouponWords("freight");
  const sheet = useSheet();
  const { currency } = preview;
  const { coupon_id } = payment.choice;
  const coupons = preview.coupons.map((coupon, position) => ({
    ...coupon,
    currency,
    from: coupon.starts_at,
    until: coupon.ends_at,
    isBest: position === 0 && coupon.usable,
  }));
  const chosen = coupons.find((coupon) => coupon.coupon_id === coupon_id);
  const [best] = coupons;
  const proposal = best?.usable ? words.proposal(best) : t("noneUsable");
  return (
    <>
      <List>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={sheet.open} className={rowLook}>
            <RowContent
              icon={<TicketIcon />}
              label={t("freightCoupon")}
              value={chosen ? words.termsOf(chosen) : proposal}
              chevron
            />
          </button>
        </li>
      </List>
      {sheet.wasOpened && (
        <Suspense>
          <ChoiceSheet
            open={sheet.isOpen}
            title={t("freightCoupon")}
            options={[
              { value: none, label: t("noCoupon") },
              ...coupons.map((coupon) => ({
                value: coupon.coupon_id,
                ...words.optionOf(coupon),
              })),
            ]}
            value={coupon_id ?? none}
            onChoose={(id) => payment.change({ coupon_id: id === none ? undefined : id })}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  );
}
