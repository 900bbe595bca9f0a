import { buttonLook } from "@sampan/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { storedParcelsQuery } from "./parcel-queries.ts";

/** To what ways there are to ship, where several parcels lie in one warehouse. */
export function PlanEntry() {
  const t = useTranslations("shipPlans");
  const { data } = useQuery(storedParcelsQuery);
  const lying = Map.groupBy(data?.datalist ?? [], ({ warehouse }) => warehouse);
  if ([...lying.values()].every((parcels) => parcels.length < 2)) return null;
  return (
    <Link
      {...ownPathTo.shipPlans()}
      className={`${buttonLook({ variant: "soft", size: "sm" })} grow`}
    >
      {t("ask")}
    </Link>
  );
}
