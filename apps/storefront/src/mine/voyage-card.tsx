import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatDayRange } from "@sampan/ui/format/dates";
import { Waterline } from "@sampan/ui/waterline";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { voyageQuery } from "./mine-queries.ts";
import { arrivalOf, voyagePlace } from "./voyage-place.ts";

/** The order that is furthest under way: where it is, and when it should be here. */
export function VoyageCard() {
  const t = useTranslations("mine.voyage");
  const words = useTranslations("home.place");
  const statuses = useTranslations("status.order");
  const { data: order } = useQuery(voyageQuery);
  if (!order) return null;
  const places = [words("seller"), words("warehouse"), words("transit"), words("home")];
  const at = voyagePlace(order.timeline);
  const arrival = arrivalOf(order.timeline);
  return (
    <Card as="section" padded={false}>
      <Link {...pathTo.order(order.tid)} className="block px-4 pt-3.5 pb-4">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-[650] tabular-nums">{t("order", { tid: order.tid })}</span>
          <Chip tone="brand">{statuses(order.status_name as StatusName)}</Chip>
        </span>
        <Waterline
          places={places}
          at={at}
          text={t("at", { place: places[Math.floor(at)] ?? words("seller") })}
        />
        {arrival && (
          <span className="mt-2 block text-center text-xs text-text-3 tabular-nums">
            {t("expected", { range: formatDayRange(arrival.from, arrival.to) })}
          </span>
        )}
      </Link>
    </Card>
  );
}

/** Names of the statuses that can be under way. */
type StatusName = "purchasing" | "billing" | "awaiting_supplement" | "ready_to_ship" | "shipped";
