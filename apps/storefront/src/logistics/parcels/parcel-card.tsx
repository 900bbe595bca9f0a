import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { BoxIcon, ScaleIcon } from "@sampan/ui/icons-frame";
import { Thumb } from "@sampan/ui/picture";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
import { pathTo } from "../../paths.ts";
import { DaysLeft } from "../storage/days-left.tsx";
import { isUnpaid, toneOfParcel } from "./parcel-status.ts";
import type { ParcelRow } from "./parcel-queries.ts";
import { sidesWords } from "../../sums/sides-words.ts";

interface ParcelCardProps {
  readonly parcel: ParcelRow;
  readonly isChosen?: boolean;
  /** Where parcels are chosen to be paid. */
  readonly onToggle?: () => void;
}

/** A parcel: on the scale, what is in it, what it weighs, where it is. Unpaid ones can be chosen. [PKG-17] [PKG-19] [PKG-24] */
export function ParcelCard({ parcel, isChosen = false, onToggle }: ParcelCardProps) {
  const t = useTranslations("parcels");
  const activity = useTranslations("activity");
  const { tid, status, fee_total, currency } = parcel;
  const freight = formatAmount(fee_total, currency);
  return (
    <Card as="li" className="flex flex-wrap gap-2.5">
      {onToggle && isUnpaid(parcel) && (
        <div className="self-center">
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            aria-label={t("select", { tid, amount: freight })}
          />
        </div>
      )}
      <ScalePhoto parcel={parcel} />
      <div className="min-w-0 flex-1 basis-36">
        <div className="flex flex-wrap items-start justify-between gap-x-1.5 gap-y-1">
          <Link {...pathTo.parcel(tid)} className="tap font-[650] break-all tabular-nums">
            {tid}
          </Link>
          <Chip tone={toneOfParcel[status]}>{parcel.status_title}</Chip>
        </div>
        <Contents parcel={parcel} />
        <p className="text-xs text-text-3 tabular-nums">
          {parcel.order_tids.map((order) => t("ofOrder", { tid: order })).join(" · ")}
        </p>
        {parcel.campaign !== "" && (
          <p className="mt-1">
            <Chip tone="action" className="py-0.5">
              {activity("price", { name: parcel.campaign })}
            </Chip>
          </p>
        )}
        <Measures parcel={parcel} />
        {parcel.storage && <DaysLeft storage={parcel.storage} />}
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-3 tabular-nums">
          <span>
            {parcel.transport_title} · {t("arrived", { time: formatMinute(parcel.cdate) })}
          </span>
          {fee_total > 0 && <span className="text-text">{t("freight", { amount: freight })}</span>}
        </p>
      </div>
    </Card>
  );
}

function ScalePhoto({ parcel }: { readonly parcel: ParcelRow }) {
  const t = useTranslations("parcels");
  const [photo] = parcel.photos;
  if (!photo)
    return (
      <span className="grid size-18 flex-none place-items-center rounded-sm bg-surface-2 text-text-3">
        <BoxIcon />
      </span>
    );
  const weight = formatKilograms(parcel.weight_g ?? 0);
  return <Thumb src={photo} alt={t("photo", { tid: parcel.tid, weight })} />;
}

/** The first of the goods by name, in the reader's language as far as it is known. */
function Contents({ parcel: { items } }: { readonly parcel: ParcelRow }) {
  const t = useTranslations("parcels");
  const say = useGoodsWords();
  const [first] = items;
  if (!first) return null;
  const count = items.reduce((pieces, { num }) => pieces + num, 0);
  const { text: name, lang } = say(first.i18n);
  return (
    <p lang={lang} className="truncate text-xs text-text-2">
      {t(items.length > 1 ? "contentsMore" : "contents", { name, count })}
    </p>
  );
}

function Measures({ parcel }: { readonly parcel: ParcelRow }) {
  const t = useTranslations("parcels");
  if (parcel.weight_g === null)
    return <p className="my-1 text-xs text-text-3">{t("unmeasured")}</p>;
  return (
    <p className="my-1 flex flex-wrap items-center gap-x-2 tabular-nums">
      <ScaleIcon size="sm" className="text-brand" />
      <span className="font-[650]">
        {t("weighed", { weight: formatKilograms(parcel.weight_g) })}
      </span>
      <span className="text-xs text-text-3">{t("sides", { sides: sidesWords(parcel) })}</span>
    </p>
  );
}
