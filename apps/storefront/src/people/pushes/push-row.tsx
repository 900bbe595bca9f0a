import { BellIcon } from "@sampan/ui/icons-places";
import { RowContent, rowLook } from "@sampan/ui/list-row";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";

const PushSheet = lazy(async () => ({ default: (await import("./push-sheet.tsx")).PushSheet }));

/** What this phone is told of, among the settings of the account. [BO-53] */
export function PushRow() {
  const t = useTranslations("pushes");
  const sheet = useSheet();
  return (
    <li>
      <button type="button" className={rowLook} onClick={sheet.open}>
        <RowContent icon={<BellIcon />} label={t("title")} chevron />
      </button>
      {sheet.wasOpened && (
        <Suspense>
          <PushSheet isOpen={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </li>
  );
}
