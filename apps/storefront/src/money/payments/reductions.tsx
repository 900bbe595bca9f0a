import { formatAmount, multiply } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { useTranslations } from "use-intl";
import { FreightCouponRow } from "./freight-coupon-row.tsx";
import type { Preview } from "./payment-queries.ts";
import type { Payment } from "./use-payment.ts";

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
      {preview.coupons.length > 0 && <FreightCouponRow payment={payment} preview={preview} />}
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
