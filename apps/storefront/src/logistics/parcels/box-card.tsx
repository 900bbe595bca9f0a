import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import type { BoxRow } from "./parcel-queries.ts";

/** A box: where it is, when it left, and which of the customer's parcels it holds, with their freight. [RT-113] */
export function BoxCard({ box }: { readonly box: BoxRow }) {
  const t = useTranslations("parcels.boxes");
  const parcels = useTranslations("parcels");
  const language = useLocale();
  const { options } = useConfiguration();
  const warehouse = options.warehouses.find(({ id }) => id === box.warehouse);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-1.5 gap-y-1">
        <h2 className="font-[650] break-all tabular-nums">
          <Link {...ownPathTo.box(box.number)} className="tap">
            {t("number", { number: box.number })}
          </Link>
        </h2>
        <Chip tone={box.arrived_at ? "ok" : "brand"}>{box.title}</Chip>
      </div>
      <p className="text-xs text-text-3 tabular-nums">
        {warehouse && wordsIn(language, warehouse.name).text}
        {box.dispatched_at && <> · {t("left", { time: formatMinute(box.dispatched_at) })}</>}
        {box.arrived_at && <> · {t("arrived", { time: formatMinute(box.arrived_at) })}</>}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
        {box.parcel_tids.map((tid) => (
          <li key={tid}>
            <Link {...pathTo.parcel(tid)} className="tap text-brand break-all tabular-nums">
              {tid}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-right text-xs tabular-nums">
        {parcels("freight", { amount: formatAmount(box.fee_total, box.currency) })}
      </p>
    </Card>
  );
}
