import type { ClaimPreview } from "@sampan/contract/logistics/claims/claim-shapes";
import { claimSubjects } from "@sampan/domain/logistics/claims/claim-subject";
import { Amount } from "@sampan/ui/amount";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { RadioGroup } from "@sampan/ui/radio-group";
import { Stepper } from "@sampan/ui/stepper";
import { TextArea } from "@sampan/ui/text-field";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow, useOrderedWords } from "../../goods/cards/ordered-goods.tsx";
import { barFactLook } from "../../shell/bar-looks.ts";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { ClaimSums } from "./claim-sums.tsx";
import { useClaimForm } from "./use-claim-form.ts";

const mostPictures = 6;

interface ClaimFormProps {
  readonly preview: ClaimPreview;
  readonly num: number;
  readonly onNum: (num: number) => void;
}

/** How many pieces, what is wrong with them, photos of it, and what that comes to. [CLM-03] */
export function ClaimForm({ preview, num, onNum }: ClaimFormProps) {
  const t = useTranslations("claims.form");
  const subjects = useTranslations("claims.facts.subjects");
  const form = useClaimForm(preview.oid, num);
  return (
    <form
      noValidate
      className="stack px-(--gutter)"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Pieces preview={preview} num={num} onNum={onNum} />
      <RadioGroup
        legend={t("about")}
        isLegendHidden={false}
        options={claimSubjects.map((value) => ({ value, label: subjects(value) }))}
        value={form.about}
        onChange={form.choose}
      />
      <TextArea
        label={t("content")}
        hint={t("contentHint")}
        maxLength={1000}
        value={form.content}
        onChange={({ target }) => form.write(target.value)}
        error={form.wordsProblem}
      />
      <PicturePicker
        label={t("photos")}
        hint={t("photosHint", { count: mostPictures })}
        pictures={form.pictures}
        most={mostPictures}
        error={form.picturesProblem}
      />
      <Card as="section" aria-label={t("comesTo")}>
        <ClaimSums claim={preview} pieces={num} label="estimate" />
      </Card>
      <p className="text-xs text-text-3">
        {t("until", { time: formatMinute(preview.claimable_until) })}{" "}
        <Link to="/claimList" search={{ view: "coverage" }} className={sectionLinkLook}>
          {t("coverage")}
        </Link>
      </p>
      <BarSpace />
      <ActionBar label={t("title")}>
        <div className={barFactLook} aria-live="polite">
          {preview.insurance > 0 && (
            <>
              <p className="text-xs text-text-3">{t("comesTo")}</p>
              <Amount cents={preview.amount} currency={preview.currency} size="md" />
            </>
          )}
        </div>
        <Button type="submit" variant="action" busy={form.isBusy}>
          {t("submit")}
        </Button>
      </ActionBar>
    </form>
  );
}

function Pieces({ preview, num, onNum }: ClaimFormProps) {
  const t = useTranslations("claims.form");
  const words = useTranslations("claims");
  const { name } = useOrderedWords(preview);
  const { left } = preview;
  return (
    <Card as="section" aria-label={name}>
      <ul>
        <OrderedGoodsRow goods={preview} count={words("times", { count: left })} />
      </ul>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-text-2">{t("pieces", { left })}</span>
        <Stepper
          value={num}
          minimum={1}
          maximum={left}
          onChange={onNum}
          settle={(entered) => Math.min(left, Math.max(1, Math.floor(Number(entered)) || 1))}
          labels={{
            quantity: t("quantity", { name }),
            decrease: t("fewer"),
            increase: t("more"),
          }}
        />
      </div>
    </Card>
  );
}
