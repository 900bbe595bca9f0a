import type { Claim } from "@sampan/contract/logistics/claims/claim-shapes";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { Timeline } from "@sampan/ui/timeline";
import { useTranslations } from "use-intl";
import { TimeRing } from "../../trade/refunds/time-ring.tsx";

const stages = { done: "done", now: "now", ahead: "expected" } as const;

/** Who has the claim now and until when, or how it ended; then every hand it goes through. */
export function ClaimClock({ claim }: { readonly claim: Claim }) {
  const t = useTranslations("claims");
  const { holder, is_late, steps, due_at } = claim;
  const isWaiting = holder === "service" || holder === "finance";
  return (
    <Card as="section" aria-label={t("clock")}>
      {isWaiting ? (
        <div className="mb-4 flex flex-wrap items-center gap-4">
          <TimeRing of={claim} className={is_late ? "text-warn" : "text-brand"} />
          <div className="min-w-0 flex-1 basis-32">
            <p className="text-lg font-[650]">
              {t(`with.${claim.state === "asked_again" ? "again" : holder}`)}
            </p>
            <p className="text-text-2 tabular-nums">
              {t(`until.${holder}`, { time: formatMinute(due_at) })}
            </p>
          </div>
        </div>
      ) : (
        <Outcome claim={claim} />
      )}
      <Timeline
        label={t("steps.label")}
        steps={steps.map(({ step, state, at }) => ({
          key: step,
          stage: stages[state],
          title: t(`steps.${step}`),
          when:
            at !== ""
              ? formatMinute(at)
              : state === "now" && t("before", { time: formatMinute(due_at) }),
        }))}
      />
    </Card>
  );
}

/** In what it ended for the customer; our own wait for a seller is not theirs. */
function Outcome({ claim: { state, amount, answer } }: { readonly claim: Claim }) {
  const t = useTranslations("claims");
  const outcome =
    state === "rejected" || state === "closed" ? state : amount > 0 ? "paid" : "settled";
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
