import { sectionLinkLook } from "@sampan/ui/card";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { loadCode } from "../../shell/load-code.ts";
import { useSheet } from "../../shell/use-sheet.ts";

const EstimateSheet = lazy(async () => ({
  default: (await loadCode(() => import("./estimate-sheet.tsx"))).EstimateSheet,
}));

interface EstimateOriginProps {
  readonly tid: string;
  /** Whether it stands among those of other orders, so that it has to say of which. */
  readonly isAmongOthers?: boolean;
}

/** Beside what an order costs: how that compares with what it was said to come to at the door. */
export function EstimateOrigin({ tid, isAmongOthers = false }: EstimateOriginProps) {
  const t = useTranslations("orderEstimate");
  const sheet = useSheet();
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={sectionLinkLook} onClick={sheet.open}>
        {isAmongOthers ? t("openOf", { tid }) : t("open")}
      </button>
      {sheet.wasOpened && (
        <Suspense>
          <EstimateSheet open={sheet.isOpen} tid={tid} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
