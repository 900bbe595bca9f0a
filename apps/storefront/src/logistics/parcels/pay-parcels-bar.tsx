import { ActionBar } from "@sampan/ui/bars";
import { buttonLook } from "@sampan/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import type { ParcelRow } from "./parcel-queries.ts";

/** The chosen parcels are paid together; a bill over several of them is paid as a whole. [PKG-24] [RT-65] */
export function PayParcelsBar({ chosen }: { readonly chosen: readonly ParcelRow[] }) {
  const t = useTranslations("parcels");
  return (
    <ActionBar label={t("bar")} isAboveBottomBar>
      <p className={`${barFactLook} text-xs text-text-2`}>
        <span className="block font-semibold">{t("selected", { count: chosen.length })}</span>
        {t("togetherHint")}
      </p>
      <Link
        {...pathTo.parcelPayment(chosen.map(({ tid }) => tid))}
        className={`${buttonLook({ variant: "action" })} ${barActionLook}`}
      >
        {t("pay")}
      </Link>
    </ActionBar>
  );
}
