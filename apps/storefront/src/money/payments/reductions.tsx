import { formatAmount, multiply } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { formatDay } from "@sampan/ui/format/dates";
import { TicketIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { couponWorth } from "../coupons/coupon-worth.ts";
import type { Preview } from "./payment-queries.ts";
import type { Payment } from "./use-payment.ts";

const ChoiceSheet = lazy(async () => ({
  default: (await import("../../shell/choice-sheet.tsx")).ChoiceSheet,
}));

interface ReductionsProps {
  readonly payment: Payment;
  readonly preview: Preview;
}

/** Freight coupon, red packet and points; each change is reckoned anew. [PAY-03] [PAY-08] [PAY-18] */
export function Reductions({ payment, preview }: ReductionsProps) {
  const t = useTranslations("payment");
  const [bonus] = preview.bonuses;
  const hasPoints = preview.points.usable > 0;
  if (preview.coupons.length === 0 && !bonus && !hasPoints) return null;
  return (
    <section aria-label={t("reductions")} className="stack">
      {preview.coupons.length > 0 && <CouponList payment={payment} preview={preview} />}
      {(bonus || hasPoints) && (
        <Card className="stack gap-3.5">
          {bonus && (
            <Checkbox
              checked={payment.choice.acc_bonus_id !== undefined}
              onChange={({ target }) =>
                payment.change({ acc_bonus_id: target.checked ? bonus.acc_bonus_id : undefined })
              }
            >
              {t("bonus", { amount: formatAmount(bonus.amount, preview.currency) })}
            </Checkbox>
          )}
          {hasPoints && <PointsBox payment={payment} preview={preview} />}
        </Card>
      )}
    </section>
  );
}

function PointsBox({ payment, preview }: ReductionsProps) {
  const t = useTranslations("payment");
  const { usable, worth, balance } = preview.points;
  const amount = formatAmount(multiply(worth, usable), preview.currency);
  return (
    <Checkbox
      checked={payment.choice.points > 0}
      onChange={({ target }) => payment.change({ points: target.checked ? usable : 0 })}
    >
      {t("points", { points: usable, amount })}
      <span className="block text-xs text-text-3">{t("pointsHeld", { points: balance })}</span>
    </Checkbox>
  );
}

const none = "none";

function CouponList({ payment, preview }: ReductionsProps) {
  const t = useTranslations("payment");
  const sheet = useSheet();
  const { coupons, currency } = preview;
  const { coupon_id } = payment.choice;
  const money = (cents: number): string => formatAmount(cents, currency);
  const chosen = coupons.find((coupon) => coupon.coupon_id === coupon_id);
  const count = coupons.filter(({ usable }) => usable).length;
  const waiting = count > 0 ? t("usableCount", { count }) : t("noneUsable");
  return (
    <>
      <List>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={sheet.open} className={rowLook}>
            <RowContent
              icon={<TicketIcon />}
              label={t("freightCoupon")}
              value={chosen ? t("couponWords", { value: couponWorth(chosen, currency) }) : waiting}
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
                label: t("couponWords", { value: couponWorth(coupon, currency) }),
                hint: t("couponFrom", {
                  from: money(coupon.start_value),
                  day: formatDay(coupon.ends_at),
                }),
                refused: coupon.usable
                  ? undefined
                  : t("couponUnusable", { from: money(coupon.start_value) }),
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
