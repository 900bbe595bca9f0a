import type { StaffClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Photos } from "../../kit/photos.tsx";
import { useMe } from "../../session/me.ts";

/** What the customer shows beside what our warehouse saw: photos, weights and when. [BO-28] */
export function ClaimEvidence({ claim }: { readonly claim: StaffClaim }) {
  const t = useTranslations("consoleClaims.evidence");
  const id = useId();
  // A customer's pictures are shown to whoever answers for them; others would see broken ones.
  const maySee = useMe().rights.includes("answer_refunds");
  return (
    <section aria-label={t("title")} className="claim-sides">
      <section aria-labelledby={`${id}-theirs`}>
        <h3 id={`${id}-theirs`}>{t("theirs")}</h3>
        {maySee ? (
          <Photos photos={claim.imgs} alt={t("theirs")} size={96} />
        ) : (
          claim.imgs.length > 0 && (
            <p className="muted">{t("hidden", { count: claim.imgs.length })}</p>
          )
        )}
        <p className="claim-words">
          {claim.weights
            ? t("byWeight", {
                departed: formatKilograms(claim.weights.departed_g),
                arrived: formatKilograms(claim.weights.arrived_g),
              })
            : claim.silence
              ? t("bySilence", { since: formatMinute(claim.silence.since) })
              : `${t("words")}: ${claim.content}`}
        </p>
      </section>
      <section aria-labelledby={`${id}-ours`}>
        <h3 id={`${id}-ours`}>{t("ours")}</h3>
        {claim.evidence.length === 0 && <p className="muted">{t("noParcels")}</p>}
        {claim.evidence.map((parcel) => (
          <div key={parcel.tid}>
            {parcel.photos.length > 0 ? (
              <Photos photos={parcel.photos} alt={t("ours")} size={96} />
            ) : (
              <p className="muted">{t("noPhotos")}</p>
            )}
            {parcel.arrival_photo !== "" && (
              <Photos photos={[parcel.arrival_photo]} alt={t("arrivalPhoto")} size={96} />
            )}
            <p className="small-text">
              <span className="strong">{t("parcel", { tid: parcel.tid })}</span>
              <br />
              {parcel.weight_g > 0
                ? t("weight", { weight: `${formatKilograms(parcel.weight_g)} kg` })
                : t("notWeighed")}
              <br />
              {parcel.arrival_weight_g > 0 && (
                <>
                  <span className={parcel.weight_differs ? "strong" : ""}>
                    {t("arrived", { weight: `${formatKilograms(parcel.arrival_weight_g)} kg` })}
                    {parcel.weight_differs && ` · ${t("differs")}`}
                  </span>
                  <br />
                </>
              )}
              {t("received", { time: formatMinute(parcel.received_at) })}
              {parcel.handed_over_at !== "" && (
                <>
                  <br />
                  {t("handedOver", { time: formatMinute(parcel.handed_over_at) })}
                </>
              )}
            </p>
          </div>
        ))}
      </section>
    </section>
  );
}
