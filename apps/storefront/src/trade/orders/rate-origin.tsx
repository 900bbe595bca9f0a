import { sectionLinkLook } from "@sampan/ui/card";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { loadCode } from "../../shell/load-code.ts";
import { useSheet } from "../../shell/use-sheet.ts";

const RateSheet = lazy(async () => ({
  default: (await loadCode(() => import("./rate-sheet.tsx"))).RateSheet,
}));

/** Beside an amount that yuan were turned into: where its rate came from. [MONEY-12] */
export function RateOrigin({ tid }: { readonly tid: string }) {
  const t = useTranslations("rateReceipt");
  const sheet = useSheet();
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={sectionLinkLook} onClick={sheet.open}>
        {t("open")}
      </button>
      {sheet.wasOpened && (
        <Suspense>
          <RateSheet open={sheet.isOpen} tid={tid} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
