import type { Campaign } from "@sampan/contract/shop/campaigns";
import { wordsIn } from "@sampan/locales/words-in";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { lazy, Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useGainWords } from "./use-gain-words.ts";
import { useTakeBonus } from "./use-take-bonus.ts";

const DrawRecord = lazy(async () => ({ default: (await import("./draw-record.tsx")).DrawRecord }));

interface CampaignCardProps {
  readonly campaign: Campaign;
  /** Told when something was taken. */
  readonly onTaken?: () => void;
}

/** What a campaign gives, until when and how often, and the button that takes it. [API-34] [PROMO-11] */
export function CampaignCard({ campaign, onTaken }: CampaignCardProps) {
  const t = useTranslations("campaigns");
  const { text, lang } = wordsIn(useLocale(), campaign.i18n);
  const { isBusy, take } = useTakeBonus();
  const { refusal } = campaign;
  return (
    <Card as="section" aria-label={text}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-md font-[650]" lang={lang}>
          {text}
        </h2>
        <Chip tone="brand">{t(`kinds.${campaign.gift}`)}</Chip>
      </div>
      {campaign.about && (
        <p className="mt-1 text-sm break-words whitespace-pre-line text-text-2">{campaign.about}</p>
      )}
      <Prizes campaign={campaign} />
      <p className="mt-2 text-xs text-text-3 tabular-nums">
        {t("period", {
          from: formatMinute(campaign.start_time),
          to: formatMinute(campaign.end_time),
        })}
        <br />
        {t("times", { count: campaign.per_person })}
      </p>
      <Button
        variant="action"
        wide
        className="mt-3"
        busy={isBusy}
        disabled={refusal !== null}
        onClick={() => void take(campaign.id, onTaken)}
      >
        {refusal === null ? t(`take.${campaign.gift}`) : t(`why.${refusal}`)}
      </Button>
      {campaign.gift === "draw" && <Check id={campaign.id} />}
    </Card>
  );
}

function Prizes({ campaign }: { readonly campaign: Campaign }) {
  const t = useTranslations("campaigns");
  const wordsOf = useGainWords();
  const rank = campaign.prizes.length;
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {campaign.prizes.map(({ place, odds_bp, copies, ...gain }, at) => (
        <li key={place} className="flex flex-wrap justify-between gap-x-3">
          <span>
            {campaign.gift === "check_in" && rank > 1 && `${t("day", { day: at + 1 })} `}
            {wordsOf(gain)}
          </span>
          <span className="text-xs text-text-3 tabular-nums">
            {odds_bp !== null && t("odds", { percent: odds_bp / 100 })}
            {odds_bp === null && copies !== null && t("copies", { count: copies })}
          </span>
        </li>
      ))}
      {campaign.streak > 0 && (
        <li className="text-xs text-text-3">{t("streak", { count: campaign.streak })}</li>
      )}
    </ul>
  );
}

/** How the results can be reckoned again: fetched by who wants to know. */
function Check({ id }: { readonly id: string }) {
  const t = useTranslations("campaigns.check");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2">
      <button
        type="button"
        className="tap text-sm text-brand"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t("open")}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DrawRecord id={id} />
        </Suspense>
      )}
    </div>
  );
}
