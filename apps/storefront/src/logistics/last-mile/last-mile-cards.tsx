import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { Timeline } from "@sampan/ui/timeline";
import { useTranslations } from "use-intl";
import type { LastMile } from "../tracking/last-mile-query.ts";

interface FoundProps {
  readonly found: LastMile;
}

/** Where it is with its carrier, and by which number and until when it is picked up. */
export function ShownShipping({
  shipping,
}: {
  readonly shipping: NonNullable<LastMile["shipping"]>;
}) {
  const t = useTranslations("lastMile");
  const { name, store, step, step_title, number, keep_until, events } = shipping;
  const isWaiting = step === "at_store";
  return (
    <Card as="section" aria-label={t("shipping")}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-[650]">{name}</h2>
        {step_title !== "" && (
          <Chip tone={isWaiting || step === "delivered" ? "ok" : "brand"}>{step_title}</Chip>
        )}
      </div>
      {store && (
        <p className="mt-1 wrap-anywhere">
          {store.name}
          <span className="block text-xs text-text-2">{store.address}</span>
        </p>
      )}
      {number !== "" && (
        <p className="mt-3 text-center">
          <span className="block text-xs text-text-2">{store ? t("number") : t("followBy")}</span>
          <span className="text-xl font-[650] tracking-widest break-all tabular-nums">
            {number}
          </span>
        </p>
      )}
      {isWaiting && keep_until !== null && (
        <p className="mt-2 text-xs text-text-2">
          {t("pickUpBy", { day: keep_until.slice(0, 10) })}
        </p>
      )}
      {events.length > 0 && (
        <div className="mt-3">
          <Timeline
            label={t("shipping")}
            steps={events.map(({ at, title }, position) => ({
              key: `${position}`,
              stage: position === 0 ? "now" : "done",
              title,
              when: formatMinute(at),
            }))}
          />
        </div>
      )}
    </Card>
  );
}

/** Why it does not go as it was chosen, and until when its owner answers. */
export function WayInTrouble({ found: { chosen, may_choose } }: FoundProps) {
  const t = useTranslations("lastMile");
  if (!chosen?.trouble) return null;
  return (
    <Card as="section" aria-label={t("trouble.title")}>
      <h2 className="font-[650] text-danger">{t("trouble.title")}</h2>
      <p className="mt-1">
        {t(`trouble.${chosen.trouble}`, { store: chosen.store?.name ?? chosen.name })}
      </p>
      {may_choose && chosen.answer_by !== null && (
        <p className="mt-1 text-xs text-text-2">
          {t("trouble.until", { time: formatMinute(chosen.answer_by) })}
        </p>
      )}
    </Card>
  );
}

export function ChosenWay({ found: { chosen } }: FoundProps) {
  const t = useTranslations("lastMile");
  if (!chosen) return null;
  return (
    <Card as="section" aria-label={t("chosen")}>
      <h2 className="font-[650]">{t("chosen")}</h2>
      <p className="mt-1 wrap-anywhere">
        {chosen.store ? `${chosen.name} ${chosen.store.name}` : t("home")}
        {chosen.store && <span className="block text-xs text-text-2">{chosen.store.address}</span>}
      </p>
      {chosen.misfits.length > 0 && (
        <p className="mt-1 text-xs text-danger">
          {t("outgrown", { why: chosen.misfits.map((misfit) => t(`misfit.${misfit}`)).join("、") })}
        </p>
      )}
    </Card>
  );
}
