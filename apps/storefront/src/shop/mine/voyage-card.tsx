import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatDayRange } from "@sampan/ui/format/dates";
import { Waterline } from "@sampan/ui/waterline";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { readOrderStatus, statusName, toneOfStatus } from "../../trade/orders/order-status.ts";
import { pathTo } from "../../paths.ts";
import { voyageQuery } from "./mine-queries.ts";

/** The order that is furthest under way: where it is, and when it should be here. */
export function VoyageCard() {
  const t = useTranslations("mine.voyage");
  const words = useTranslations("home.place");
  const statuses = useTranslations("status.order");
  const { data: voyage } = useQuery(voyageQuery);
  if (!voyage) return null;
  const { tid, status, place, arrival } = voyage;
  const places = [words("seller"), words("warehouse"), words("transit"), words("home")];
  return (
    <Card as="section" padded={false} aria-label={t("order", { tid })}>
      <Link {...pathTo.order(tid)} className="block px-4 pt-3.5 pb-4">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-[650] tabular-nums">{t("order", { tid })}</span>
          <Chip tone={toneOfStatus[readOrderStatus(status)]}>{statuses(statusName(status))}</Chip>
        </span>
        <Waterline
          places={places}
          at={place}
          text={t("at", { place: places[Math.floor(place)] ?? "" })}
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
