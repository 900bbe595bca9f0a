import type { Company } from "@sampan/contract/people/identities/companies";
import { Button } from "@sampan/ui/button";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { useSubmitCompany } from "./use-submit-company.ts";

const longestName = 100;
const longestNumber = 20;

/** Name and number as registered, and a picture of the registration. [BO-49] */
export function CompanyForm({ company }: { readonly company: Company }) {
  const t = useTranslations("people.company");
  const form = useSubmitCompany(company);
  const { region, fields, set, problems } = form;
  return (
    <form
      noValidate
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        label={t("name")}
        name="company_name"
        autoComplete="organization"
        maxLength={longestName}
        value={fields.company_name}
        onChange={({ target }) => set({ company_name: target.value })}
        error={problems.name}
      />
      <TextField
        label={t(`number.${region}`)}
        name="company_number"
        autoComplete="off"
        inputMode="numeric"
        maxLength={longestNumber}
        hint={t(`numberHint.${region}`)}
        value={fields.company_number}
        onChange={({ target }) => set({ company_number: target.value })}
        error={problems.number}
      />
      <PicturePicker
        label={t("document")}
        hint={t(`documentHint.${region}`)}
        pictures={form.document}
        most={1}
        error={problems.document}
      />
      <p className="text-xs text-text-3">{t("secrecy")}</p>
      <Button type="submit" variant="brand" wide busy={form.isBusy}>
        {t("submit")}
      </Button>
    </form>
  );
}
