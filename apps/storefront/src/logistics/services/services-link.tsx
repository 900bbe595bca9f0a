import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";
import { isOpenService, servicesQuery } from "./services-query.ts";

/** On the page of a parcel that lies in a warehouse, or whose services are told of there: the way to its services. */
export function ServicesLink({ parcel: { tid } }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("services");
  const services = useQuery(servicesQuery(tid)).data?.data;
  if (!services || (!services.is_open && services.asked.length === 0)) return null;
  const open = services.asked.filter(isOpenService).length;
  return (
    <Card as="section" aria-label={t("card")}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-[650]">{t("card")}</h2>
        {open > 0 && <Chip tone="brand">{t("openCount", { count: open })}</Chip>}
      </div>
      {services.is_open && <p className="mt-1 text-xs text-text-2">{t("cardBody")}</p>}
      <Link
        {...ownPathTo.services(tid)}
        className={`${buttonLook({ variant: "line", size: "sm" })} mt-3`}
      >
        {t("see")}
      </Link>
    </Card>
  );
}
