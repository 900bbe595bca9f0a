import type { AddressField } from "@sampan/domain/people/addresses/address-rules";
import { FormRow } from "@sampan/ui/form-row";
import { DownIcon } from "@sampan/ui/icons-controls";
import { fieldBoxLook, TextField } from "@sampan/ui/text-field";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { inArea, type AddressForm, type Area } from "./address-draft.ts";

const AreaSheet = lazy(async () => ({ default: (await import("./area-sheet.tsx")).AreaSheet }));

interface AreaFieldProps {
  readonly form: AddressForm;
  readonly onChange: (form: AddressForm) => void;
  readonly problemOf: (field: AddressField) => string | undefined;
}

/** The area, chosen from a sheet, and the postal code it fills in. [ADDR-01] [ADDR-03] [ADDR-04] */
export function AreaField({ form, onChange, problemOf }: AreaFieldProps) {
  const t = useTranslations("addresses");
  const sheet = useSheet();
  const [area, setArea] = useState<Area | undefined>();
  const chosen = form.to.join(" ");
  return (
    <>
      <FormRow label={t("area")} error={problemOf("to")}>
        {(ties) => (
          <button
            {...ties}
            type="button"
            aria-haspopup="dialog"
            onClick={sheet.open}
            className={`${fieldBoxLook} text-left ${ties["aria-invalid"] ? "shadow-[inset_0_0_0_2px_var(--danger)]" : ""}`}
          >
            <span className={`min-w-0 flex-1 ${chosen ? "" : "text-text-3"}`}>
              {chosen || t("chooseArea")}
            </span>
            <DownIcon size="sm" className="text-text-3" />
          </button>
        )}
      </FormRow>
      <TextField
        label={t("postal")}
        hint={postalHint(t, area)}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={5}
        required
        value={form.postal_code}
        onChange={(event) => onChange({ ...form, postal_code: event.target.value.trim() })}
        error={problemOf("postal_code")}
      />
      {sheet.wasOpened && (
        <Suspense>
          <AreaSheet
            key={form.region}
            open={sheet.isOpen}
            region={form.region}
            chosen={form.to}
            onClose={sheet.close}
            onChoose={(path, narrowest) => {
              sheet.close();
              setArea(narrowest);
              onChange(inArea(form, path, narrowest));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function postalHint(
  t: ReturnType<typeof useTranslations<"addresses">>,
  area: Area | undefined,
): string | undefined {
  if (area?.postal_code) return t("postalOfArea");
  return area?.postal_prefix ? t("postalPrefix", { prefix: area.postal_prefix }) : undefined;
}
