import type { OwnParcelClaim } from "@sampan/contract/logistics/unclaimed/unclaimed";
import { parcelClaimLimits } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import { TextArea, TextField } from "@sampan/ui/text-field";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { parcelClaimsQuery } from "./consignment-queries.ts";
import { useClaimParcel } from "./use-claim-parcel.ts";

const tones = { waiting: "warn", accepted: "ok", refused: "neutral", lapsed: "neutral" } as const;

/** A parcel that was sent without being registered: its number and proof, for staff to look at. [BO-15] */
export function ClaimParcel() {
  const t = useTranslations("consignments.claim");
  const form = useClaimParcel();
  const claims = useQuery(parcelClaimsQuery);
  const own = claims.data?.datalist ?? [];
  return (
    <Card as="section">
      <form
        noValidate
        className="stack gap-3"
        aria-label={t("title")}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <h2 className="font-[650]">{t("title")}</h2>
        <p className="text-text-2">{t("intro")}</p>
        <TextField
          label={t("expressNo")}
          name="claimed"
          maxLength={60}
          autoComplete="off"
          value={form.express_no}
          onChange={({ target }) => form.set({ express_no: target.value })}
          error={form.numberProblem}
        />
        <TextArea
          label={t("words")}
          name="words"
          rows={2}
          maxLength={parcelClaimLimits.words_characters}
          hint={t("wordsHint")}
          value={form.words}
          onChange={({ target }) => form.set({ words: target.value })}
        />
        <PicturePicker
          label={t("proof")}
          hint={t("proofHint", { count: parcelClaimLimits.proofs })}
          pictures={form.pictures}
          most={parcelClaimLimits.proofs}
          error={form.picturesProblem}
        />
        <Button type="submit" variant="soft" busy={form.isBusy}>
          {t("submit")}
        </Button>
      </form>
      {own.length > 0 && (
        <ul aria-label={t("own")} className="mt-3 divide-y divide-line">
          {own.map((claim) => (
            <OwnClaim key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OwnClaim({ claim }: { readonly claim: OwnParcelClaim }) {
  const t = useTranslations("consignments.claim");
  const { express_no, state, cdate, until, answer } = claim;
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 break-all tabular-nums">{express_no}</span>
        <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
      </div>
      <p className="text-xs text-text-3 tabular-nums">
        {formatMinute(cdate)}
        {until !== "" && ` · ${t("until", { day: formatDay(until) })}`}
      </p>
      {answer !== "" && <p className="text-text-2">{answer}</p>}
    </li>
  );
}
