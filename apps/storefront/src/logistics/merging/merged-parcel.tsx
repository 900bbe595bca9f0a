import { callApi } from "@sampan/client/call-api";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { AskingButton } from "../../shell/asking-button.tsx";
import { PackingEvidence } from "../parcels/packing-evidence.tsx";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";
import { forgetStored } from "./forget-stored.ts";
import { OwnWay } from "./own-way.tsx";
import { WayFacts } from "./way-facts.tsx";

/** Of a merged parcel its parts and its way, with the way back before its bill; of a part what it is in; of any other how it goes by itself. [CONS-01] */
export function MergedParcel({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("merging");
  const { merged, part_tids, rel_tid, status } = parcel;
  if (rel_tid !== "" && (status === 1 || status === 2))
    return (
      <Card as="section">
        <Link {...pathTo.parcel(rel_tid)} className="tap font-semibold break-all text-brand">
          {t("partOf", { tid: rel_tid })}
        </Link>
      </Card>
    );
  if (!merged) return <OwnWay parcel={parcel} />;
  return (
    <Card as="section" aria-label={t("parts")}>
      <h2 className="font-[650]">{t("merged", { count: part_tids.length })}</h2>
      <p className="text-xs text-text-2">{t(merged.is_packed ? "packed" : "waiting")}</p>
      <PackingEvidence parcel={parcel} />
      <ul className="my-2 flex flex-wrap gap-x-3 gap-y-1">
        {part_tids.map((tid) => (
          <li key={tid}>
            <Link {...pathTo.parcel(tid)} className="tap break-all text-brand tabular-nums">
              {tid}
            </Link>
          </li>
        ))}
      </ul>
      <WayFacts way={merged} />
      {merged.rehearsal?.state === "waiting" && (
        <Look tid={parcel.tid} answer_by={merged.rehearsal.answer_by} />
      )}
      {parcel.bill_tid === null && <Split tid={parcel.tid} />}
    </Card>
  );
}

/** The packed box waits for its owner. */
function Look({ tid, answer_by }: { readonly tid: string; readonly answer_by: string | null }) {
  const t = useTranslations("merging");
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link {...ownPathTo.rehearsal(tid)} className={buttonLook({ variant: "brand" })}>
        {t("look")}
      </Link>
      {answer_by && (
        <span className="text-xs text-text-2 tabular-nums">
          {t("lookBy", { time: formatMinute(answer_by) })}
        </span>
      )}
    </div>
  );
}

function Split({ tid }: { readonly tid: string }) {
  const t = useTranslations("merging");
  const navigate = useNavigate();
  return (
    <AskingButton
      variant="line"
      size="sm"
      className="mt-3"
      words={{
        ask: t("split"),
        title: t("splitTitle"),
        body: t("splitBody"),
        confirm: t("splitConfirm"),
        keep: t("splitKeep"),
        done: t("splitDone"),
      }}
      act={() => callApi(splitPackage, { tid }, { asksLogin: true })}
      forget={forgetStored}
      onDone={() => navigate({ ...pathTo.parcels, replace: true })}
    />
  );
}
