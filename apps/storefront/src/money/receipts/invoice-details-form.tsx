import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { fieldsOf } from "./invoice-fields.ts";
import type { Details } from "./receipt-queries.ts";
import { useSaveInvoiceDetails } from "./use-save-invoice-details.ts";

/** Whom receipts are for, and where an invoice lies. */
export function InvoiceDetailsForm({ details }: { readonly details: Details }) {
  const t = useTranslations("receipts");
  const { typed, told, change, save, isBusy } = useSaveInvoiceDetails(details);
  return (
    <Card>
      <form
        noValidate
        className="stack gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <RadioGroup
          legend={t("details")}
          isLegendHidden={false}
          options={details.kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          value={typed.kind}
          onChange={(kind) => change({ kind })}
        />
        {fieldsOf[typed.kind].map((field) => (
          <TextField
            key={field}
            label={t(field)}
            name={field}
            autoComplete={field === "company_name" ? "organization" : "off"}
            autoCapitalize={field === "barcode" ? "characters" : undefined}
            inputMode={field === "love_code" || field === "tax_id" ? "numeric" : undefined}
            maxLength={mostOf[field]}
            error={told[field]}
            value={typed[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
        <Button type="submit" variant="brand" busy={isBusy}>
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}

/** As much as the call takes: a code that is too long is told so, not cut off. */
const mostOf = { barcode: 30, love_code: 30, tax_id: 30, company_name: 100 } as const;
