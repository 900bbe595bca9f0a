import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { NamesFields } from "./names-fields.tsx";

/** The name of the goods in four languages. */
export function NamesPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  return (
    <Panel title={t("names")} isPadded>
      <NamesFields
        names={goods.names}
        onChange={(names) => onChange((latest) => ({ ...latest, names }))}
      />
      <p className="small-text muted hint">{t("namesHint")}</p>
    </Panel>
  );
}
