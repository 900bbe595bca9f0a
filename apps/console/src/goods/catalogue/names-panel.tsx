import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { NamesFields } from "../../kit/names-fields.tsx";

/** The name of the goods and what they are praised with, in every language. [ITEM-01] */
export function NamesPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  return (
    <Panel title={t("names")} isPadded>
      <NamesFields
        names={goods.names}
        onChange={(names) => onChange((latest) => ({ ...latest, names }))}
      />
      <p className="small-text muted hint">{t("namesHint")}</p>
      <h3>{t("promotionTitle")}</h3>
      <NamesFields
        of={t("promotionTitle")}
        isOptional
        names={goods.promotion_titles}
        onChange={(promotion_titles) => onChange((latest) => ({ ...latest, promotion_titles }))}
      />
      <p className="small-text muted hint">{t("promotionTitleHint")}</p>
    </Panel>
  );
}
