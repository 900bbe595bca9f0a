import type { Claim } from "@sampan/contract/logistics/claims/claim-shapes";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";

/** What was said and shown of it, and what service answered. [CLM-05] */
export function ClaimFacts({ claim }: { readonly claim: Claim }) {
  const t = useTranslations("claims.facts");
  const rows = [
    { label: t("number"), value: claim.id },
    { label: t("madeAt"), value: formatMinute(claim.cdate) },
    { label: t("about"), value: claim.about ? t(`subjects.${claim.about}`) : "" },
    { label: t("content"), value: claim.content },
    {
      label: t("silence"),
      value: claim.silence ? t("silent", { since: formatMinute(claim.silence.since) }) : "",
    },
    {
      label: t("seenAgain"),
      value: claim.silence?.seen_again ? formatMinute(claim.silence.seen_again) : "",
    },
    { label: t("clause"), value: claim.clause ? t(`clauses.${claim.clause}`) : "" },
    { label: t("answer"), value: claim.state === "rejected" ? "" : claim.answer },
    {
      label: t("pieces"),
      value:
        claim.real_num === claim.num ? "" : t("fewer", { num: claim.num, real: claim.real_num }),
    },
    { label: t("again"), value: claim.again?.words ?? "" },
    { label: t("againAnswer"), value: claim.again?.answer ?? "" },
  ].filter(({ value }) => value !== "");
  return (
    <Card as="section" aria-label={t("label")}>
      <dl className="grid gap-2.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <dt className="text-text-3">{label}</dt>
            <dd className="text-right break-words whitespace-pre-line tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {claim.imgs.length > 0 && <Photos imgs={claim.imgs} />}
    </Card>
  );
}

function Photos({ imgs }: Pick<Claim, "imgs">) {
  const t = useTranslations("claims.facts");
  return (
    <ul aria-label={t("photos")} className="mt-3 flex flex-wrap gap-2">
      {imgs.map((img, index) => (
        <li key={img}>
          <img
            src={img}
            alt={t("photo", { index: index + 1 })}
            loading="lazy"
            className="size-22 rounded-card bg-surface-2 object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
