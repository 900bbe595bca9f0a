import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { NamesFields } from "../../kit/names-fields.tsx";

const most = 40;
const empty = byLanguage(() => "");
type Attribute = OwnGoods["attributes"][number];

/** What the table of parameters on the product page says. */
export function AttributesPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  const arrange = (change: (attributes: readonly Attribute[]) => Attribute[]) =>
    onChange((latest) => ({ ...latest, attributes: change(latest.attributes) }));
  const put = (position: number, change: Partial<Attribute>) =>
    arrange((latest) => latest.map((one, at) => (at === position ? { ...one, ...change } : one)));
  return (
    <Panel
      title={t("attributes")}
      isPadded
      extra={
        <Button
          icon={<Icon name="plus" />}
          disabled={goods.attributes.length >= most}
          onClick={() => arrange((latest) => [...latest, { names: empty, values: empty }])}
        >
          {t("addAttribute")}
        </Button>
      }
    >
      <p className="small-text muted hint">{t("attributesHint")}</p>
      <ol className="stack">
        {goods.attributes.map((attribute, position) => (
          // A parameter is its place in the table.
          <li key={position} className="inset row">
            <div className="stack grow">
              <NamesFields
                of={t("attributeName", { number: position + 1 })}
                names={attribute.names}
                onChange={(names) => put(position, { names })}
              />
              <NamesFields
                of={t("attributeValue", { number: position + 1 })}
                names={attribute.values}
                onChange={(values) => put(position, { values })}
              />
            </div>
            <Button
              size="small"
              aria-label={t("removeAttribute", { number: position + 1 })}
              icon={<Icon name="close" small />}
              onClick={() => arrange((latest) => latest.toSpliced(position, 1))}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
