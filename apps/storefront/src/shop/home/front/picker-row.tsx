import { InfoIcon } from "@sampan/ui/icons-frame";
import { RowContent, rowLook } from "@sampan/ui/list-row";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSession } from "../../../shell/session.ts";
import { useSheet } from "../../../shell/use-sheet.ts";

const CategoryPicker = lazy(async () => ({
  default: (await import("./category-picker.tsx")).CategoryPicker,
}));

/** The picker again, among the settings of the account. [HOME-11] */
export function PickerRow() {
  const t = useTranslations("campaigns.picker");
  const chosen = useSession()?.business_categories ?? [];
  const sheet = useSheet();
  return (
    <li>
      <button type="button" className={rowLook} onClick={sheet.open}>
        <RowContent icon={<InfoIcon />} label={t("entry")} chevron />
      </button>
      {sheet.isOpen && (
        <Suspense>
          <CategoryPicker chosen={chosen} onClose={sheet.close} />
        </Suspense>
      )}
    </li>
  );
}
