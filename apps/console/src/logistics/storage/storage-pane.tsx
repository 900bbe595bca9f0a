import type { LyingParcel } from "@sampan/contract/logistics/storage/staff-storage";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { Photos } from "../../kit/photos.tsx";
import { StorageActs } from "./storage-acts.tsx";
import { StorageEnd } from "./storage-end.tsx";

/** One parcel that was left lying: what is in it, what its owner was told and bought, and what may be done. */
export function StoragePane({ parcel }: { readonly parcel: LyingParcel }) {
  const t = useTranslations("consoleStorage");
  return (
    <section className="panel" aria-label={t("pane", { tid: parcel.tid })}>
      <header>
        <h2 className="grow storage-words">{parcel.tid}</h2>
        <StorageEnd parcel={parcel} />
      </header>
      <div className="body padded stack">
        <Photos photos={parcel.photos} alt={t("photo", { tid: parcel.tid })} size={120} />
        <Facts parcel={parcel} />
      </div>
      <StorageActs parcel={parcel} />
    </section>
  );
}

function Facts({ parcel }: { readonly parcel: LyingParcel }) {
  const t = useTranslations("consoleStorage");
  const words = useTranslations("consoleWords.warehouse");
  const { storage, abandonment, told, extensions, weight_g, currency } = parcel;
  const toldWords = told.map(({ days, at }) =>
    t(days < 0 ? "toldOver" : "toldBefore", { count: Math.abs(days), at: formatMinute(at) }),
  );
  const added = extensions.map(({ until, days, amount, reason, by }) =>
    by === ""
      ? t("bought", { days, until: formatDay(until), amount: formatAmount(amount, currency) })
      : t("given", { days, until: formatDay(until), by, reason }),
  );
  const facts = [
    ["owner", parcel.uid],
    ["orders", parcel.order_tids.join(" · ")],
    ["holds", parcel.items.map(({ item_name, num }) => `${item_name} × ${num}`).join(" · ")],
    ["place", [words(parcel.warehouse), parcel.shelf].filter(Boolean).join(" · ")],
    ["weight", weight_g === null ? "" : `${formatKilograms(weight_g)} kg`],
    ["since", formatMinute(parcel.received_at)],
    ["end", storage ? formatDay(storage.last_day) : ""],
    ["deadline", storage ? formatDay(storage.deadline) : ""],
    ["told", storage ? toldWords.join(" · ") || t("toldNothing") : ""],
    ["added", added.join(" · ")],
    ["reason", abandonment && abandonment.state !== "kept" ? abandonment.reason : ""],
    ["askedBy", abandonment?.state === "asked" ? abandonment.asked_by : ""],
    [
      "endedBy",
      abandonment?.state === "done"
        ? `${formatMinute(abandonment.ended_at)} · ${abandonment.ended_by || t("itsOwner")}`
        : "",
    ],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value !== "" && (
            <Fragment key={name}>
              <dt>{t(name)}</dt>
              <dd className="storage-words">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
