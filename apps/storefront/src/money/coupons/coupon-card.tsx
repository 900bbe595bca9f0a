import type { Coupon } from "@sampan/contract/money/coupons";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Amount } from "@sampan/ui/amount";
import { Chip } from "@sampan/ui/chip";
import { formatDay } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { couponWorth } from "./coupon-worth.ts";

/** What it takes off and from when to when, and the order it belongs to once it does. [CPN-01] [CPN-02] */
export function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations("coupons");
  const { text, lang } = wordsIn(useLocale(), coupon.i18n);
  const isOver = coupon.state === "used" || coupon.state === "expired";
  return (
    <li className="flex overflow-hidden rounded-card bg-surface shadow-card">
      <div
        className={`flex w-29 flex-none flex-col items-center justify-center gap-0.5 px-2 py-4 text-center ${
          isOver ? "bg-surface-2 text-text-3" : "bg-action-soft text-on-action-soft"
        }`}
      >
        {coupon.discountType === 2 ? (
          <span className="text-lg font-[650]">{couponWorth(coupon, coupon.currency)}</span>
        ) : (
          <Amount cents={coupon.value} currency={coupon.currency} size="md" />
        )}
        <span className="text-xs">
          {coupon.start_value > 0
            ? t("from", { amount: formatAmount(coupon.start_value, coupon.currency) })
            : t("fromNothing")}
        </span>
        {coupon.discountType === 2 && (
          <span className="text-xs">
            {t("atMost", { amount: formatAmount(coupon.max_value, coupon.currency) })}
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 border-l border-dashed border-line-strong p-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-[650]" lang={lang}>
            {text}
          </span>
          <Chip tone={isOver ? "neutral" : "brand"}>{t(`kinds.${coupon.kind}`)}</Chip>
        </p>
        <p className="mt-1 text-xs text-text-3 tabular-nums">
          {t("period", {
            from: formatDay(coupon.start_time),
            to: formatDay(coupon.effective_time),
          })}
        </p>
        <Link
          {...ownPathTo.couponDetail(coupon.code)}
          className="tap inline-block text-xs break-all text-text-3 tabular-nums"
        >
          {t("code", { code: coupon.code })}
        </Link>
        {(coupon.state === "reserved" || coupon.state === "used") && coupon.tid && (
          <Link {...pathTo.order(coupon.tid)} className="tap mt-1 inline-block text-xs text-brand">
            {t(coupon.state, { tid: coupon.tid })}
          </Link>
        )}
      </div>
    </li>
  );
}
