import { latinLanguage } from "@sampan/domain/kernel/language";
import { query } from "@sampan/client/query";
import { queryAreaList } from "@sampan/contract/people/addresses";
import type { Region } from "@sampan/domain/kernel/regions";
import { formsOf } from "@sampan/domain/people/regions/regions";
import { Button } from "@sampan/ui/button";
import { ChipButton } from "@sampan/ui/chip";
import { List, rowLook } from "@sampan/ui/list-row";
import { Sheet } from "@sampan/ui/sheet";
import { ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Area } from "./address-draft.ts";

interface AreaSheetProps {
  readonly open: boolean;
  readonly region: Region;
  readonly chosen: readonly string[];
  readonly onChoose: (path: readonly string[], area: Area) => void;
  readonly onClose: () => void;
}

type LevelText = {
  [Of in Region]: `areaLevels.${Of}.${(typeof formsOf)[Of]["areaLevels"][number]}`;
}[Region];

/** What the areas of a region are called, the widest first. */
const levelText = (region: Region, depth: number) =>
  `areaLevels.${region}.${formsOf[region].areaLevels[depth] ?? formsOf[region].areaLevels[0]}` as LevelText;

/** From the widest area to the narrowest, a level at a time; a level above is one tap back. [NFR-10] */
export function AreaSheet({ open, region, chosen, onChoose, onClose }: AreaSheetProps) {
  const t = useTranslations("addresses");
  const words = useTranslations("common");
  const [parents, setParents] = useState<readonly string[]>(chosen.slice(0, -1));
  const level = t(levelText(region, parents.length));
  return (
    <Sheet open={open} onClose={onClose} title={t("chooseArea")} closeLabel={words("close")}>
      <div className="mb-3 flex flex-wrap gap-2">
        {parents.map((name, depth) => (
          <ChipButton
            key={name}
            pressed={false}
            onClick={() => setParents(parents.slice(0, depth))}
          >
            {name}
          </ChipButton>
        ))}
        <ChipButton pressed>{level}</ChipButton>
      </div>
      <AreaLevel
        key={parents.join("/")}
        region={region}
        parents={parents}
        label={level}
        onChoose={(area, isLast) => {
          const path = [...parents, area.name];
          if (isLast) onChoose(path, area);
          else setParents(path);
        }}
      />
    </Sheet>
  );
}

interface AreaLevelProps {
  readonly region: Region;
  readonly parents: readonly string[];
  readonly label: string;
  readonly onChoose: (area: Area, isLast: boolean) => void;
}

function AreaLevel({ region, parents, label, onChoose }: AreaLevelProps) {
  const t = useTranslations("addresses");
  const words = useTranslations("common");
  const language = useLocale();
  const [sought, setSought] = useState("");
  const areas = useQuery(query(queryAreaList, { region, parents: [...parents] }));
  if (areas.isError)
    return (
      <ErrorState
        title={words("fault.title")}
        action={<Button onClick={() => void areas.refetch()}>{words("retry")}</Button>}
      />
    );
  if (!areas.data) return <AreaSkeleton />;
  const isLast = parents.length + 1 === areas.data.levels;
  const shown = areas.data.datalist.filter((area) => matches(area, sought));
  return (
    <>
      <input
        type="search"
        aria-label={t("findArea")}
        placeholder={t("findArea")}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        className="mb-3 min-h-11 w-full rounded-card bg-surface-2 px-3.5 text-md placeholder:text-text-3"
      />
      <List aria-label={label} className="min-h-60 shadow-none">
        {shown.map((area) => (
          <li key={area.name}>
            <button
              type="button"
              onClick={() => onChoose(area, isLast)}
              className={`${rowLook} px-1`}
            >
              <span className="min-w-0 flex-auto">{area.name}</span>
              {language === latinLanguage && (
                <span className="text-xs text-text-3">{area.name_en}</span>
              )}
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className="py-3 text-text-3">{t("noArea")}</li>}
      </List>
    </>
  );
}

const matches = ({ name, name_en }: Area, sought: string): boolean => {
  const words = sought.trim().toLowerCase();
  return name.includes(words) || name_en.toLowerCase().includes(words);
};

function AreaSkeleton() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <Skeleton className="mb-3 h-11 rounded-card" />
      <div className="stack">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
    </LoadingRegion>
  );
}
