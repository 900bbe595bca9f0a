import { sectionLinkLook } from "@sampan/ui/card";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { loadCode } from "../../shell/load-code.ts";
import { useSheet } from "../../shell/use-sheet.ts";

const RateNowSheet = lazy(async () => ({
  default: (await loadCode(() => import("./rate-now-sheet.tsx"))).RateNowSheet,
}));

/** Beside amounts that will be paid: where the rate comes from that was quoted for them, `4.53`. [MONEY-12] */
export function RateNow({ quoted }: { readonly quoted: string }) {
  const t = useTranslations("rateReceipt");
  const sheet = useSheet();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${sectionLinkLook} text-xs`}
        onClick={sheet.open}
      >
        {t("whence", { rate: quoted })}
      </button>
      {sheet.wasOpened && (
        <Suspense>
          <RateNowSheet open={sheet.isOpen} quoted={quoted} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
