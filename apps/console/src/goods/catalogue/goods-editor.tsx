import type { Refused } from "@sampan/client/query";
import { type OwnGoods, saveOwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useAskBeforeLeaving } from "../../kit/use-ask-before-leaving.ts";
import { useCommand } from "../../kit/use-command.ts";
import { pathTo } from "../../paths.ts";
import { AttributesPanel } from "./attributes-panel.tsx";
import { BasicsPanel } from "./basics-panel.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { DescriptionPanel } from "./description-panel.tsx";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { MatrixPanel } from "./matrix-panel.tsx";
import { NamesPanel } from "./names-panel.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { PicturesPanel } from "./pictures-panel.tsx";
import type { StoredGoods } from "./stored-goods.ts";
import { TiersPanel } from "./tiers-panel.tsx";

interface GoodsEditorProps {
  /** What was read when the editor began; without a number for goods that are new. */
  readonly base: { readonly goods: OwnGoods } & Partial<StoredGoods>;
  /** What is stored by now. */
  readonly stored?: StoredGoods;
  readonly onSaved?: (saved: { readonly version: number }) => void;
  readonly onTakeStored?: () => void;
}

/** Everything about goods on one page; nothing is stored before it is saved as a whole. [BO-41] */
export function GoodsEditor({ base, stored, onSaved, onTakeStored }: GoodsEditorProps) {
  const t = useTranslations("consoleCatalogue");
  const navigate = useNavigate();
  const [goods, setGoods] = useState(base.goods);
  const [refused, setRefused] = useState<Refused>();
  const mayLeave = useRef(false);
  const isDirty = goods !== base.goods;
  useAskBeforeLeaving(() => isDirty && !mayLeave.current);
  const save = useCommand(saveOwnGoods, {
    told: t("saved"),
    whenRefused: setRefused,
    whenDone: ({ data }) => {
      setRefused(undefined);
      mayLeave.current = true;
      onSaved?.(data);
      if (base.id === undefined) void navigate({ ...pathTo.ownGoods(data.id), replace: true });
    },
  });
  const saveOver = (version: number) =>
    save.run({ goods, version, ...(base.id === undefined ? {} : { id: base.id }) });
  const isOlder = stored !== undefined && stored.version !== base.version && isDirty;
  const panel: GoodsPanelProps = { goods, onChange: setGoods };
  return (
    <div className="desk">
      <div className="panel goods-bar">
        <h2 className="grow">
          {base.id === undefined ? t("newGoods") : t("goodsNumber", { id: base.id })}
          {stored?.changed && (
            <span className="small-text faint">
              {" "}
              {t("changedBy", { name: stored.changed.by, time: stored.changed.at })}
            </span>
          )}
        </h2>
        {isDirty && <span className="tag warn">{t("unsaved")}</span>}
        <Button
          type="primary"
          disabled={!isDirty}
          loading={save.isRunning}
          onClick={() => saveOver(base.version ?? 0)}
        >
          {t("save")}
        </Button>
      </div>
      {refused && (
        <p className="note danger" role="alert">
          {refused.message}
        </p>
      )}
      {isOlder && (
        <ConflictPanel
          {...panel}
          stored={stored.goods}
          isSaving={save.isRunning}
          onSaveMine={() => saveOver(stored.version)}
          onTakeStored={() => onTakeStored?.()}
        />
      )}
      <Panels {...panel} />
    </div>
  );
}

const Panels = (panel: GoodsPanelProps) => (
  <div className="goods-columns">
    <div className="stack">
      <NamesPanel {...panel} />
      <OptionsPanel {...panel} />
      <MatrixPanel {...panel} />
      <TiersPanel {...panel} />
      <DescriptionPanel {...panel} />
    </div>
    <div className="stack">
      <BasicsPanel {...panel} />
      <PicturesPanel {...panel} />
      <AttributesPanel {...panel} />
    </div>
  </div>
);
