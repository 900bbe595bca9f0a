import type { CouponOffer } from "@sampan/contract/money/coupon-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Button } from "@sampan/ui/button";
import { SectionHead } from "@sampan/ui/card";
import { formatDay } from "@sampan/ui/format/dates";
import { useLocale, useTranslations } from "use-intl";
import { couponWorth } from "../../../money/coupons/coupon-worth.ts";
import { useTakeCoupon } from "../../../money/coupons/use-take-coupon.ts";
import type { BlockProps } from "./block-props.ts";

/** Coupons to take, in a row that a hand moves; a visitor is led to the log-in and comes back. [CPN-15] */
export function CouponShelf({ block, onTaken }: BlockProps) {
  return (
    <section aria-labelledby={`block-${block.id}`}>
      <SectionHead id={`block-${block.id}`} title={block.title} />
      <ul
        // What scrolls is reached by keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby={`block-${block.id}`}
        // Positioned, so that it clips what is for readers of screens alone as well.
        className="relative -mx-(--gutter) flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-(--gutter) px-(--gutter) pb-1 [scrollbar-width:thin] pointer-coarse:[scrollbar-width:none]"
      >
        {block.coupons.map((offer) => (
          <li key={offer.code} className="w-[min(19rem,88%)] flex-none snap-start">
            <Ticket offer={offer} onTaken={onTaken} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TicketProps {
  readonly offer: CouponOffer;
  readonly onTaken: () => void;
}

function Ticket({ offer, onTaken }: TicketProps) {
  const t = useTranslations("coupons");
  const { text, lang } = wordsIn(useLocale(), offer.i18n);
  const { isBusy, begin: take } = useTakeCoupon();
  const why = offer.refusal === "limit" ? "take.had" : "take.gone";
  return (
    // On the narrowest phone the button lies under the words, which have no place beside it.
    <div className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-surface p-3 shadow-card">
      <span className="min-w-20 flex-none border-r border-dashed border-line pr-2 text-center text-md font-[650] whitespace-nowrap text-brand tabular-nums">
        {couponWorth(offer, offer.currency)}
      </span>
      <span className="min-w-0 flex-1 basis-24">
        <span className="block font-[650] break-words" lang={lang}>
          {text}
        </span>
        <span className="block text-xs text-text-3 tabular-nums">
          {offer.start_value > 0
            ? t("from", { amount: formatAmount(offer.start_value, offer.currency) })
            : t("fromNothing")}
        </span>
        <span className="block text-xs text-text-3 tabular-nums">
          {formatDay(offer.effective_time)}
        </span>
      </span>
      <Button
        variant="soft"
        size="sm"
        className="ml-auto flex-none px-3"
        busy={isBusy}
        disabled={offer.refusal !== null}
        onClick={() => void take(offer.code, onTaken)}
      >
        {offer.refusal === null ? t("take.take") : t(why)}
        <span className="sr-only"> {text}</span>
      </Button>
    </div>
  );
}
