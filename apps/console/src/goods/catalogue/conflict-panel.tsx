import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { Button, Input } from "antd";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { differingParts, goodsParts, takePart, type GoodsPart } from "./goods-draft.ts";
import type { GoodsPanelProps } from "./goods-panel-props.ts";

interface ConflictPanelProps extends GoodsPanelProps {
  readonly stored: OwnGoods;
  readonly isSaving: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeStored: () => void;
}

/** Somebody saved since: what differs, side by side, and whose it shall be. Nothing typed is lost. [BO-41] */
export function ConflictPanel(props: ConflictPanelProps) {
  const { goods, stored, onChange, isSaving, onSaveMine, onTakeStored } = props;
  const t = useTranslations("consoleCatalogue");
  return (
    <Panel
      title={t("conflict.title")}
      isPadded
      foot={
        <>
          <Button danger onClick={onTakeStored}>
            {t("conflict.discard")}
          </Button>
          <span className="grow" />
          <Button type="primary" loading={isSaving} onClick={onSaveMine}>
            {t("conflict.overwrite")}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="note warn">{t("conflict.body")}</p>
        {differingParts(goods, stored).map((part) => (
          <div key={part} role="group" className="inset conflict-part" aria-label={t(part)}>
            <div className="row between">
              <h3>{t(part)}</h3>
              <Button
                size="small"
                onClick={() => onChange((latest) => takePart(latest, stored, part))}
              >
                {t("conflict.take", { part: t(part) })}
              </Button>
            </div>
            <div className="conflict-sides">
              <Side title={t("conflict.theirs")} text={textOf(stored, part, goods)} />
              <Side title={t("conflict.yours")} text={textOf(goods, part, stored)} />
            </div>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Side({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h4 className="small-text muted">{title}</h4>
      <Input.TextArea
        aria-label={title}
        readOnly
        autoSize={{ minRows: 1, maxRows: 8 }}
        value={text}
      />
    </div>
  );
}

/** What a part says where it says something else than `other`. */
function textOf(goods: OwnGoods, part: GoodsPart, other: OwnGoods): string {
  const keys = goodsParts[part].filter(
    (key) => JSON.stringify(goods[key]) !== JSON.stringify(other[key]),
  );
  return keys
    .map((key) => {
      const value = goods[key];
      return typeof value === "string" ? value : JSON.stringify(value, null, 1);
    })
    .join("\n");
}
