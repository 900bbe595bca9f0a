import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import type { ParcelDetail } from "./parcel-queries.ts";
import { sidesWords } from "../../sums/sides-words.ts";

/** Where it is and by which numbers others know it; what is not known yet is left out. [PKG-21] [PKG-25] [PKG-26] */
export function ParcelFacts({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("parcels");
  const facts = useFacts(parcel).filter(({ value }) => value !== "");
  return (
    <Card as="section">
      <dl className="grid gap-1.5 tabular-nums">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-text-2">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
        {parcel.box_number !== null && (
          <div className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-text-2">{t("facts.box")}</dt>
            <dd>
              <Link {...ownPathTo.box(parcel.box_number)} className="tap text-brand">
                {parcel.box_number}
              </Link>
            </dd>
          </div>
        )}
        {parcel.order_tids.map((tid) => (
          <div key={tid} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-text-2">{t("facts.order")}</dt>
            <dd>
              <Link {...pathTo.order(tid)} className="tap text-brand">
                {tid}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** When the freight was paid; empty until then. [PKG-27] */
function paidAt(payInfo: string): string {
  const { paid_at } = JSON.parse(payInfo) as { readonly paid_at?: string };
  return paid_at === undefined ? "" : formatMinute(paid_at);
}

const momentOf = (time: string | null): string => (time === null ? "" : formatMinute(time));

function useFacts(parcel: ParcelDetail) {
  const t = useTranslations("parcels");
  const language = useLocale();
  const { options } = useConfiguration();
  const warehouse = options.warehouses.find(({ id }) => id === parcel.warehouse);
  const isMeasured = parcel.weight_g !== null;
  return [
    { label: t("facts.campaign"), value: parcel.campaign },
    {
      label: t("facts.warehouse"),
      value: warehouse ? wordsIn(language, warehouse.name).text : "",
    },
    {
      label: t("facts.weight"),
      value: isMeasured ? t("weighed", { weight: formatKilograms(parcel.weight_g ?? 0) }) : "",
    },
    {
      label: t("facts.size"),
      value: isMeasured ? t("sides", { sides: sidesWords(parcel) }) : "",
    },
    {
      label: t("facts.express"),
      // A merged parcel came by no carrier: its label says its own number.
      value: parcel.express_no === parcel.tid ? "" : parcel.express_no,
    },
    { label: t("facts.outOid"), value: parcel.out_oid },
    { label: t("facts.ordered"), value: momentOf(parcel.create_order_time) },
    { label: t("facts.arrived"), value: momentOf(parcel.cdate) },
    { label: t("facts.paidAt"), value: paidAt(parcel.pay_info) },
    {
      label: t("facts.carrier"),
      value: [parcel.local_carrier, parcel.local_express_no].filter(Boolean).join(" "),
    },
    { label: t("facts.received"), value: momentOf(parcel.receive_time) },
  ];
}
