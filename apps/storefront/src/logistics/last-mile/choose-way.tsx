import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { RadioGroup } from "@sampan/ui/radio-group";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LastMile, OfferedWay } from "../tracking/last-mile-query.ts";
import { useChooseWay } from "./use-choose-way.ts";

interface ChooseWayProps {
  readonly tid: string;
  readonly found: LastMile;
}

/** Every way that takes this parcel; one that does not says why. Stores are chosen on their chain's map. */
export function ChooseWay({ tid, found }: ChooseWayProps) {
  const t = useTranslations("lastMile");
  const [way, setWay] = useState<OfferedWay["way"]>();
  const choosing = useChooseWay(tid);
  const hintOf = useHint(found);
  return (
    <Card as="section" aria-label={t("ways")}>
      <h2 className="font-[650]">{t("ways")}</h2>
      <p className="text-xs text-text-2">{t("waysHint")}</p>
      <p className="mb-2 text-xs text-text-2 tabular-nums">
        {found.sides_mm === null && `${t("unmeasured")} `}
        {t("value", { amount: formatAmount(found.value, found.currency) })}
      </p>
      <RadioGroup
        legend={t("ways")}
        layout="rows"
        options={found.ways.map((offered) => ({
          value: offered.way,
          label: offered.way === "home" ? `${t("home")} · ${offered.name}` : offered.name,
          hint: hintOf(offered),
          refused:
            offered.misfits.length === 0
              ? undefined
              : t("refused", {
                  why: offered.misfits.map((misfit) => t(`misfit.${misfit}`)).join("、"),
                }),
        }))}
        value={way}
        onChange={setWay}
      />
      <Button
        variant="action"
        className="mt-3 w-full"
        disabled={way === undefined}
        busy={choosing.isBusy}
        onClick={() => way && choosing.choose(way)}
      >
        {way === "home" ? t("takeHome") : t("openMap")}
      </Button>
    </Card>
  );
}

const centimetres = (length_mm: number | null): string => String((length_mm ?? 0) / 10);

function useHint({ currency }: LastMile) {
  const t = useTranslations("lastMile");
  return ({ way, longest_max_mm, sides_max_mm, weight_max_g, value_max }: OfferedWay): string => {
    const sides = centimetres(sides_max_mm);
    const weight = formatKilograms(weight_max_g ?? 0);
    return way === "home"
      ? t("limitHome", { sides, weight })
      : t("limit", {
          longest: centimetres(longest_max_mm),
          sides,
          weight,
          value: formatAmount(value_max ?? 0, currency),
        });
  };
}
