import { wordsIn } from "@sampan/locales/words-in";
import { mostMerged } from "@sampan/domain/logistics/merging/check-merge";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { Chip } from "@sampan/ui/chip";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { BoxIcon } from "@sampan/ui/icons-frame";
import { Thumb } from "@sampan/ui/picture";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
import { ownPathTo } from "../../own-paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { DaysLeft } from "../storage/days-left.tsx";
import { sidesWords } from "../../sums/sides-words.ts";
import type { StoredParcel } from "./merge-queries.ts";
import type { Merging } from "./use-merging.ts";

/** Every stored item by its warehouse, the longest lying first; what cannot come along says why. [CONS-01] [CONS-03] */
export function PickParcels({ merging }: { readonly merging: Merging }) {
  const { options } = useConfiguration();
  const lying = options.warehouses
    .map(({ id, name }) => ({
      id,
      name,
      parcels: merging.stored.filter(({ warehouse }) => warehouse === id),
    }))
    .filter(({ parcels }) => parcels.length > 0);
  return (
    <>
      {merging.stored.length > 1 && <PlanIt />}
      {lying.map((one) => (
        <OfWarehouse key={one.id} merging={merging} {...one} />
      ))}
    </>
  );
}

/** Whoever would rather be told how to ship it. */
function PlanIt() {
  const t = useTranslations("shipPlans");
  return (
    <Card as="section" aria-label={t("ask")} className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-[1_1_10rem] text-xs text-text-2">{t("askHint")}</p>
      <Link {...ownPathTo.shipPlans()} className={buttonLook({ variant: "soft", size: "sm" })}>
        {t("ask")}
      </Link>
    </Card>
  );
}

interface OfWarehouseProps {
  readonly merging: Merging;
  readonly id: StoredParcel["warehouse"];
  readonly name: Parameters<typeof wordsIn>[1];
  readonly parcels: readonly StoredParcel[];
}

function OfWarehouse({ merging, id, name, parcels }: OfWarehouseProps) {
  const t = useTranslations("merging");
  const language = useLocale();
  const { chosen, draft, change } = merging;
  const isElsewhere = chosen.some(({ warehouse }) => warehouse !== id);
  const title = t("warehouse", { name: wordsIn(language, name).text, count: parcels.length });
  const toggle = (tid: string): void =>
    change({
      tids: draft.tids.includes(tid)
        ? draft.tids.filter((one) => one !== tid)
        : [...chosen.map((one) => one.tid), tid],
    });
  return (
    <section aria-label={title} className="stack">
      <div>
        <h2 className="text-md font-[650]">{title}</h2>
        <p className="text-xs text-text-2">{t(isElsewhere ? "elsewhere" : "pickHint")}</p>
      </div>
      {parcels.length > 1 && <PickAll merging={merging} parcels={parcels} isOff={isElsewhere} />}
      <ul className="row-grid stack">
        {parcels.map((parcel) => {
          const isChosen = chosen.some(({ tid }) => tid === parcel.tid);
          const isFull = chosen.length >= mostMerged && !isChosen;
          return (
            <StoredCard
              key={parcel.tid}
              parcel={parcel}
              isChosen={isChosen}
              isOff={isElsewhere || isFull || parcel.obstacle !== null}
              onToggle={() => toggle(parcel.tid)}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface PickAllProps {
  readonly merging: Merging;
  readonly parcels: readonly StoredParcel[];
  readonly isOff: boolean;
}

/** Ticks all of a warehouse that may go together, the longest lying first where they are more than one box takes; or none. */
function PickAll({ merging: { chosen, change }, parcels, isOff }: PickAllProps) {
  const t = useTranslations("merging");
  const free = parcels.filter(({ obstacle }) => obstacle === null).slice(0, mostMerged);
  const picked = chosen.filter(({ tid }) => parcels.some((one) => one.tid === tid));
  const weight_g = picked.reduce((grams, one) => grams + (one.weight_g ?? 0), 0);
  const isAll = picked.length > 0 && picked.length >= free.length;
  return (
    <Checkbox
      className="min-h-11 items-center self-start pl-3.5"
      checked={isAll}
      mixed={picked.length > 0 && !isAll}
      disabled={isOff || free.length === 0}
      onChange={() => change({ tids: isAll ? [] : free.map(({ tid }) => tid) })}
    >
      <span className="text-sm text-text-2 tabular-nums">
        {picked.length > 0
          ? t("pickAllOf", { count: picked.length, weight: formatKilograms(weight_g) })
          : t("pickAll")}
      </span>
    </Checkbox>
  );
}

interface StoredCardProps {
  readonly parcel: StoredParcel;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly onToggle: () => void;
}

function StoredCard({ parcel, isChosen, isOff, onToggle }: StoredCardProps) {
  const t = useTranslations("merging");
  const words = useTranslations("parcels");
  const say = useGoodsWords();
  const { tid, items, weight_g, obstacle, storage, days_stored } = parcel;
  const count = items.reduce((pieces, { num }) => pieces + num, 0);
  const [first] = items;
  const { text: name, lang } = first ? say(first.i18n) : { text: tid, lang: undefined };
  const title = words(items.length > 1 ? "contentsMore" : "contents", { name, count });
  return (
    <Card as="li" className="flex flex-wrap items-center gap-2.5">
      <Checkbox
        checked={isChosen}
        disabled={isOff}
        onChange={onToggle}
        aria-label={t("pick", { tid, name: title })}
      />
      <ShelfPhoto parcel={parcel} />
      <div className="min-w-0 flex-1 basis-32">
        <p lang={lang} className="line-clamp-2 font-[650] break-words">
          {title}
        </p>
        <p className="flex flex-wrap gap-x-2 tabular-nums">
          {weight_g === null ? (
            <span className="text-xs text-text-3">{words("unmeasured")}</span>
          ) : (
            <>
              <span className="font-[650]">
                {words("weighed", { weight: formatKilograms(weight_g) })}
              </span>
              <span className="text-xs text-text-2">
                {words("sides", { sides: sidesWords(parcel) })}
              </span>
            </>
          )}
        </p>
        <p className="text-xs break-all text-text-3 tabular-nums">{tid}</p>
        <p className="text-xs text-text-2 tabular-nums">{t("days", { count: days_stored })}</p>
        {storage && <DaysLeft storage={storage} />}
        {obstacle && <Chip tone="warn">{t(`obstacles.${obstacle}`)}</Chip>}
      </div>
    </Card>
  );
}

function ShelfPhoto({ parcel: { tid, photos, weight_g } }: { readonly parcel: StoredParcel }) {
  const t = useTranslations("parcels");
  const [photo] = photos;
  if (photo)
    return <Thumb src={photo} alt={t("photo", { tid, weight: formatKilograms(weight_g ?? 0) })} />;
  return (
    <span className="grid size-18 flex-none place-items-center rounded-sm bg-surface-2 text-text-3">
      <BoxIcon />
    </span>
  );
}
