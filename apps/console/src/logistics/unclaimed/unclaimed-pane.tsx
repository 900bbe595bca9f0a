import type { UnclaimedParcel } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { useMarkName } from "../../kit/mark-name.ts";
import { useMeasures } from "../../kit/measures.tsx";
import { Photos } from "../../kit/photos.tsx";
import { Tag } from "../../kit/tag.tsx";
import { pathTo } from "../../paths.ts";
import { DiscardActs } from "./discard-acts.tsx";
import { MatchForm } from "./match-form.tsx";

const tones = {
  waiting: "brand",
  discarding: "warn",
  matched: "ok",
  discarded: "plain",
} as const;

/** One parcel without an owner: its photos, what is written on it, and whose it may be. [BO-15] */
export function UnclaimedPane({ parcel }: { readonly parcel: UnclaimedParcel }) {
  const t = useTranslations("consoleUnclaimed");
  const { express_no, state, photos, acts } = parcel;
  return (
    <section className="panel" aria-label={t("pane", { number: express_no })}>
      <header>
        <h2 className="grow unclaimed-label">{express_no}</h2>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </header>
      <div className="body padded stack">
        {parcel.is_awaited && (
          <p className="note">
            {t("awaited")} <Link {...pathTo.receive(express_no)}>{t("receive")}</Link>
          </p>
        )}
        <Photos photos={photos} alt={t("photo", { number: express_no })} size={120} />
        <Facts parcel={parcel} />
        {acts.includes("match") && <MatchForm parcel={parcel} />}
      </div>
      <DiscardActs parcel={parcel} />
    </section>
  );
}

function Facts({ parcel }: { readonly parcel: UnclaimedParcel }) {
  const t = useTranslations("consoleUnclaimed");
  const words = useTranslations("consoleWords.warehouse");
  const measures = useMeasures();
  const markName = useMarkName();
  const facts = [
    ["label", parcel.label],
    ["note", parcel.note],
    ["place", [words(parcel.warehouse), parcel.shelf].filter(Boolean).join(" · ")],
    ["measured", measures(parcel)],
    ["marks", parcel.marks.map(markName).join(" · ")],
    ["since", `${formatMinute(parcel.received_at)} · ${parcel.received_by}`],
    ["deadline", formatMinute(parcel.deadline)],
    ["askedBy", parcel.discard_asked_by],
    ["endedBy", parcel.ended_by && `${formatMinute(parcel.ended_at)} · ${parcel.ended_by}`],
    ["becameParcel", parcel.parcel_tid],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value !== "" && (
            <Fragment key={name}>
              <dt>{t(name)}</dt>
              <dd className="unclaimed-label">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
