import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { hasRefundFlag } from "@sampan/domain/trade/refunds/refund-bits";
import { formatMinute } from "@sampan/ui/format/dates";
import { Card } from "@sampan/ui/card";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { useTranslations } from "use-intl";
import { RefundSteps } from "./refund-steps.tsx";
import { TimeRing } from "./time-ring.tsx";

/** Who has the refund now, until when, and what happens if that passes; then every hand it goes through. */
export function RefundClock({ refund }: { readonly refund: Refund }) {
  const t = useTranslations("refunds");
  const { holder, when_late, is_late } = refund;
  const isLate = is_late ? "text-warn" : "text-brand";
  return (
    <Card as="section" aria-label={t("clock")}>
      {holder !== "nobody" && (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <TimeRing of={refund} className={isLate} />
            <div className="min-w-0 flex-1 basis-32">
              <p className="text-xs text-text-3">{t("nowWith")}</p>
              <p className="text-lg font-[650]">{t(`holders.${holder}`)}</p>
              <p className="text-text-2 tabular-nums">
                {t("until", { time: formatMinute(refund.due_at) })}
              </p>
            </div>
          </div>
          {when_late !== "" && (
            <p className="my-4 flex items-start gap-2 rounded-[10px] bg-brand-soft px-3 py-2.5 text-on-brand-soft">
              <ClockIcon size="sm" className="mt-0.5 flex-none" />
              {t(`whenLate.${when_late}`)}
            </p>
          )}
        </>
      )}
      {holder === "nobody" && <Outcome refund={refund} />}
      <RefundSteps refund={refund} />
    </Card>
  );
}

function outcomeOf({ state, status, kind, is_advanced }: Refund) {
  // Nobody closes what was accepted but the clock.
  if (state === "closed") return hasRefundFlag(status, "accepted") ? "expired" : "closed";
  if (state === "rejected") return state;
  if (kind === "compensation") return "compensated";
  return is_advanced ? "advanced" : "paid";
}

function Outcome({ refund }: { readonly refund: Refund }) {
  const t = useTranslations("refunds");
  const { state, answer } = refund;
  const outcome = outcomeOf(refund);
  return (
    <div className="mb-4">
      <p className="text-lg font-[650]">{t(`outcomes.${outcome}.title`)}</p>
      <p className="text-text-2">{t(`outcomes.${outcome}.body`)}</p>
      {state === "rejected" && (
        <p className="mt-2 break-words">{t("because", { reason: answer })}</p>
      )}
    </div>
  );
}
