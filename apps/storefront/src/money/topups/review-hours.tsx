import { ClockIcon } from "@sampan/ui/icons-goods";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";

/** How long the review of a transfer takes, and when it is done. [CONST-25] */
export function ReviewHours() {
  const words = useReviewHours();
  return (
    <p className="flex items-start gap-2 rounded-card bg-brand-soft px-4 py-3 text-sm text-on-brand-soft">
      <ClockIcon size="sm" className="mt-0.5" />
      <span className="min-w-0">{words}</span>
    </p>
  );
}

export function useReviewHours(): string {
  const t = useTranslations("topups.bank");
  const { limits } = useConfiguration();
  return t("review", {
    from: clockOf(limits.review_opens_minute_of_day),
    to: clockOf(limits.review_closes_minute_of_day),
    min: limits.topup_review_min_hours,
    max: limits.topup_review_max_hours,
  });
}

/** `8:30`. */
const clockOf = (minuteOfDay: number): string =>
  `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, "0")}`;
