import { partsOf } from "@sampan/domain/shop/pages/block";
import { useTranslations } from "use-intl";
import { AudienceFields } from "./audience-fields.tsx";
import { CardFields } from "./card-fields.tsx";
import { MomentField } from "./moment-field.tsx";
import { NamesField } from "./names-field.tsx";
import type { FieldsProps, WireBlock } from "./page-draft.ts";
import { ShelfFields } from "./shelf-fields.tsx";
import { TextField } from "./text-field.tsx";
import { WordsFields } from "./words-fields.tsx";

/** What a block of its kind is made of, then when and for whom it is. [BO-40] */
export function BlockFields({ typed, put }: FieldsProps<WireBlock>) {
  const t = useTranslations("consolePages");
  const parts = partsOf[typed.kind];
  return (
    <>
      {parts.title !== "no" && (
        <WordsFields field={t("title")} typed={typed.title} onChange={(title) => put({ title })} />
      )}
      {parts.body !== "no" && (
        <WordsFields
          field={t("body")}
          typed={typed.body}
          rows={2}
          onChange={(body) => put({ body })}
        />
      )}
      {parts.link !== "no" && (
        <TextField
          label={t("link")}
          hint={t("linkHint")}
          text={typed.link}
          onChange={(link) => put({ link })}
        />
      )}
      {parts.cards > 0 && (
        <CardFields
          cards={typed.cards}
          most={parts.cards}
          onChange={(change) => put({ cards: change(typed.cards) })}
        />
      )}
      {parts.until && (
        <MomentField label={t("until")} moment={typed.until} onChange={(until) => put({ until })} />
      )}
      {typed.shelf && (
        <ShelfFields
          typed={typed.shelf}
          put={(change) => typed.shelf && put({ shelf: { ...typed.shelf, ...change } })}
        />
      )}
      {parts.names !== null && (
        <NamesField of={parts.names} names={typed.names} onChange={(names) => put({ names })} />
      )}
      {parts.frame && (
        <TextField
          label={t("frame")}
          hint={t("frameHint")}
          text={typed.frame}
          most={500}
          onChange={(frame) => put({ frame })}
        />
      )}
      <OwnRun typed={typed} put={put} />
    </>
  );
}

/** When and for whom a block is, within what its page is. [PROMO-11] */
function OwnRun({ typed, put }: FieldsProps<WireBlock>) {
  const t = useTranslations("consolePages");
  return (
    <>
      <fieldset className="page-words">
        <legend>{t("ownTime")}</legend>
        <div className="page-fields">
          <MomentField
            label={t("starts_at")}
            hint={t("ownTimeHint")}
            moment={typed.starts_at}
            onChange={(starts_at) => put({ starts_at })}
          />
          <MomentField
            label={t("ends_at")}
            moment={typed.ends_at}
            onChange={(ends_at) => put({ ends_at })}
          />
        </div>
      </fieldset>
      <fieldset className="page-words">
        <legend>{t("ownAudience")}</legend>
        <AudienceFields
          typed={typed.audience}
          put={(change) => put({ audience: { ...typed.audience, ...change } })}
        />
      </fieldset>
    </>
  );
}
