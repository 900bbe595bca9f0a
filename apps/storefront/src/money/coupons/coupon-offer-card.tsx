import type { CouponOffer } from "@sampan/contract/money/coupon-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Chip } from "@sampan/ui/chip";
import { formatDay } from "@sampan/ui/format/dates";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { couponWorth } from "./coupon-worth.ts";

interface CouponOfferCardProps {
  readonly offer: CouponOffer;
  readonly children?: ReactNode;
}

/** What a coupon takes off, from which spend, until when, and its terms. [RT-28] [RT-93] */
export function CouponOfferCard({ offer, children }: CouponOfferCardProps) {
  const t = useTranslations("coupons");
  const { text, lang } = wordsIn(useLocale(), offer.i18n);
  const money = (cents: number): string => formatAmount(cents, offer.currency);
  return (
    <div className="rounded-card bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-xl font-[650] tabular-nums">
          {couponWorth(offer, offer.currency)}
        </span>
        <Chip tone="brand">{t(offer.popcornType === 1 ? "kinds.general" : "kinds.freight")}</Chip>
      </p>
      <p className="font-[650]" lang={lang}>
        {text}
      </p>
      <p className="text-xs text-text-3 tabular-nums">
        {offer.start_value > 0 ? t("from", { amount: money(offer.start_value) }) : t("fromNothing")}
        {offer.discountType === 2 && ` · ${t("atMost", { amount: money(offer.max_value) })}`}
      </p>
      <p className="text-xs text-text-3 tabular-nums">
        {t("period", { from: formatDay(offer.start_time), to: formatDay(offer.effective_time) })}
        {offer.valid_days !== null && ` · ${t("days", { count: String(offer.valid_days) })}`}
      </p>
      {offer.remark && <p className="mt-1 text-xs break-words text-text-2">{offer.remark}</p>}
      {children}
    </div>
  );
}
