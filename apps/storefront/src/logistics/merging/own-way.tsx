import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";
import { WayFacts } from "./way-facts.tsx";

/** How a parcel by itself goes where its owner chose it, and, until its bill, the way to choose otherwise. [CONS-02] */
export function OwnWay({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("merging");
  const { tid, own_way, status, transport_state, part_tids } = parcel;
  const isOpen = status === 3 && transport_state === "waiting_to_be_sent";
  if (part_tids.length > 0 || (!own_way && !isOpen)) return null;
  return (
    <Card as="section" aria-label={t("ownWay")}>
      <h2 className="font-[650]">{t("ownWay")}</h2>
      {own_way ? (
        <div className="mt-2">
          <WayFacts way={own_way} />
        </div>
      ) : (
        <p className="text-xs text-text-2">{t("asOrdered")}</p>
      )}
      {isOpen && (
        <Link
          {...ownPathTo.merge([tid])}
          className={`${buttonLook({ variant: "line", size: "sm" })} mt-3`}
        >
          {t("chooseOwn")}
        </Link>
      )}
    </Card>
  );
}
