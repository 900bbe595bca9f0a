import { endManualRate, type RateRow } from "@sampan/contract/money/rates/staff-rates";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { ManualRateDialog } from "./manual-rate-dialog.tsx";
import { percentText, rateText, useSourceName } from "./rate-words.ts";
import type { Rated, Rates } from "./rates.ts";

interface CurrentRateProps {
  readonly rates: Rates;
  readonly currency: Rated;
}

/** A feed is asked twice an hour; after this many hours somebody should look. */
const oldAfter_hours = 3;
const hour = 60;
const day = 24 * hour;

/** What customers get now and why, what the feed says beside it, and what is to come. */
export function CurrentRate({ rates, currency }: CurrentRateProps) {
  const t = useTranslations("consoleRates");
  const [isSetting, setSetting] = useState(false);
  const one = rates.list.find((rate) => rate.currency === currency);
  return (
    <Panel
      title={t("now", { currency: t(`currency.${currency}`) })}
      isPadded
      foot={
        <>
          <span className="grow" />
          {one?.now?.is_manual && <EndButton rate={one.now} />}
          <Button type="primary" onClick={() => setSetting(true)}>
            {t("set")}
          </Button>
        </>
      }
    >
      {one?.now ? <Holding rate={one.now} /> : <Nothing title={t("noRate")} />}
      {one && <Feed one={one} />}
      {one && one.waiting.length > 0 && <Waiting rates={one.waiting} />}
      {isSetting && (
        <ManualRateDialog
          currency={currency}
          feed={one?.feed ?? null}
          now={one?.now ?? null}
          margin_bp={rates.terms.margin_bp}
          onClose={() => setSetting(false)}
        />
      )}
    </Panel>
  );
}

function Holding({ rate }: { readonly rate: RateRow }) {
  const t = useTranslations("consoleRates");
  const sourceName = useSourceName();
  return (
    <>
      <p className="rate-now">{t("perYuan", { rate: rateText(rate.rate_e6, rate.currency) })}</p>
      {rate.is_manual && <p className="note warn">{t("manualHolds")}</p>}
      <dl className="facts rate-facts">
        <dt>{t("source")}</dt>
        <dd>{sourceName(rate.source)}</dd>
        <dt>{t("mid")}</dt>
        <dd>{rateText(rate.mid_e6, rate.currency)}</dd>
        <dt>{t("margin")}</dt>
        <dd>{t("marginPercent", { percent: percentText(rate.margin_bp) })}</dd>
        <dt>{t("from")}</dt>
        <dd>{formatMinute(rate.valid_from)}</dd>
        {rate.is_manual && (
          <>
            <dt>{t("until")}</dt>
            <dd>{rate.valid_until === null ? t("untilEnded") : formatMinute(rate.valid_until)}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function Feed({ one }: { readonly one: Rates["list"][number] }) {
  const t = useTranslations("consoleRates");
  const sourceName = useSourceName();
  const { feed, feed_age_minutes: age } = one;
  if (!feed || age === null) return null;
  const isOld = age >= oldAfter_hours * hour;
  return (
    <section className="inset rate-feed" aria-label={t("feed")}>
      <span className="grow">
        <span className="small-text muted">{t("feed")}</span>
        <br />
        {sourceName(feed.source)} · {rateText(feed.mid_e6, feed.currency)}
      </span>
      <Tag tone={isOld ? "danger" : "ok"} {...(isOld ? { icon: "warn" as const } : {})}>
        <Age minutes={age} />
      </Tag>
      {isOld && <span className="small-text muted">{t("feedOld", { hours: oldAfter_hours })}</span>}
    </section>
  );
}

function Age({ minutes }: { readonly minutes: number }) {
  const t = useTranslations("consoleRates.feedAge");
  if (minutes >= 2 * day) return t("days", { days: Math.floor(minutes / day) });
  if (minutes >= hour) return t("hours", { hours: Math.floor(minutes / hour) });
  return t("minutes", { minutes });
}

function EndButton({ rate }: { readonly rate: RateRow }) {
  const t = useTranslations("consoleRates");
  const confirm = useConfirm();
  const end = useCommand(endManualRate, { told: t("ended") });
  return (
    <Button
      danger
      loading={end.isRunning}
      onClick={() =>
        confirm({
          title: t("endTitle"),
          consequence: t("endConsequence", { currency: t(`currency.${rate.currency}`) }),
          confirm: t("end"),
          kind: "danger",
          then: () => end.run({ id: rate.id }),
        })
      }
    >
      {t("end")}
    </Button>
  );
}

function Waiting({ rates }: { readonly rates: readonly RateRow[] }) {
  const t = useTranslations("consoleRates");
  const confirm = useConfirm();
  const end = useCommand(endManualRate, { told: t("ended") });
  return (
    <section aria-label={t("waiting")}>
      <h3 className="small-text muted">{t("waiting")}</h3>
      <ul className="lines">
        {rates.map((rate) => {
          const time = formatMinute(rate.valid_from);
          const until = rate.valid_until;
          return (
            <li key={rate.id}>
              <span className="grow">
                <b>{rateText(rate.rate_e6, rate.currency)}</b>
                <br />
                <span className="small-text muted">
                  {time} – {until === null ? t("untilEnded") : formatMinute(until)}
                </span>
              </span>
              <Button
                size="small"
                onClick={() =>
                  confirm({
                    title: t("takeBackTitle"),
                    consequence: t("takeBackConsequence"),
                    confirm: t("takeBack", { time }),
                    kind: "danger",
                    then: () => end.run({ id: rate.id }),
                  })
                }
              >
                {t("takeBack", { time })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
