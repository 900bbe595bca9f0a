import { useTranslations } from "use-intl";
import { AudienceFields } from "./audience-fields.tsx";
import { MomentField } from "./moment-field.tsx";
import type { FieldsProps, WirePage } from "./page-draft.ts";
import { TextField } from "./text-field.tsx";
import { WordsFields } from "./words-fields.tsx";

/** What is the page's own: where it stands, what it is called, when and for whom. [BO-40] [PROMO-17] */
export function PageFields({ typed, put }: FieldsProps<WirePage>) {
  const t = useTranslations("consolePages");
  return (
    <>
      <div className="page-fields">
        <TextField
          label={t("name")}
          text={typed.name}
          most={200}
          onChange={(name) => put({ name })}
        />
        <TextField
          label={t("address")}
          hint={t("addressHint")}
          text={typed.address}
          onChange={(address) => put({ address: address.trim() })}
        />
        <MomentField
          label={t("starts_at")}
          moment={typed.starts_at}
          onChange={(starts_at) => put({ starts_at })}
        />
        <MomentField
          label={t("ends_at")}
          hint={t("endsHint")}
          moment={typed.ends_at}
          onChange={(ends_at) => put({ ends_at })}
        />
      </div>
      <WordsFields
        field={t("pageTitle")}
        typed={typed.title}
        onChange={(title) => put({ title })}
      />
      <WordsFields
        field={t("about")}
        typed={typed.about}
        rows={2}
        onChange={(about) => put({ about })}
      />
      <fieldset className="page-words">
        <legend>{t("audience")}</legend>
        <AudienceFields
          typed={typed.audience}
          put={(change) => put({ audience: { ...typed.audience, ...change } })}
        />
      </fieldset>
    </>
  );
}
