import { wordsIn } from "@sampan/locales/words-in";
import { RadioGroup } from "@sampan/ui/radio-group";
import { Card } from "@sampan/ui/card";
import { useNavigate } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import type { ShipPlans } from "./plan-queries.ts";

interface PlacesProps {
  readonly found: ShipPlans;
  readonly place: string;
}

/** What lies apart, by warehouse and door: each is planned for by itself. */
export function Places({ found, place }: PlacesProps) {
  const t = useTranslations("shipPlans");
  const language = useLocale();
  const { options } = useConfiguration();
  const navigate = useNavigate();
  return (
    <Card as="section" aria-label={t("place")}>
      <RadioGroup
        legend={t("place")}
        isLegendHidden={false}
        layout="rows"
        options={found.places.map(({ tid, warehouse, express, count, ...to }) => {
          const known = options.warehouses.find(({ id }) => id === warehouse);
          const name = known ? wordsIn(language, known.name).text : warehouse;
          const carrier = options.carriers.find(({ id }) => id === express);
          const by = carrier ? [wordsIn(language, carrier.name).text] : [];
          return {
            value: tid,
            label: t("placeOption", { name, count }),
            hint: [to.consignee, to.detail, ...by].join(" · "),
          };
        })}
        value={place}
        onChange={(tid) => void navigate({ ...ownPathTo.shipPlans(tid), replace: true })}
      />
    </Card>
  );
}
