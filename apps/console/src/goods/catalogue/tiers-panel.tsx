import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { Button, InputNumber } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { PriceField } from "./price-field.tsx";

const most = 5;
type Tier = OwnGoods["tiers"][number];

/** Prices that fall with the quantity, in place of those of the combinations. [AGNT-36] */
export function TiersPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  const { tiers } = goods;
  const arrange = (change: (tiers: readonly Tier[]) => Tier[]) =>
    onChange((latest) => ({ ...latest, tiers: change(latest.tiers) }));
  const put = (position: number, change: Partial<Tier>) =>
    arrange((latest) =>
      latest.map((tier, at) => (at === position ? { ...tier, ...change } : tier)),
    );
  const next = (latest: readonly Tier[]): Tier => {
    const last = latest.at(-1);
    return { from: last ? last.from * 2 : 2, price: last?.price ?? goods.skus[0]?.price ?? 0 };
  };
  return (
    <Panel
      title={t("tiers")}
      isPadded
      extra={
        <Button
          icon={<Icon name="plus" />}
          disabled={tiers.length >= most}
          onClick={() => arrange((latest) => [...latest, next(latest)])}
        >
          {t("addTier")}
        </Button>
      }
    >
      <p className="small-text muted hint">{t("tiersHint")}</p>
      <ol className="stack">
        {tiers.map((tier, position) => (
          // A tier is its place in the list.
          <li key={position} className="row wrap">
            <InputNumber<number>
              aria-label={t("tierFrom", { number: position + 1 })}
              prefix="≥"
              min={1}
              max={100_000}
              precision={0}
              value={tier.from}
              onChange={(from) => put(position, { from: from ?? 1 })}
            />
            <PriceField
              label={t("tierPrice", { number: position + 1 })}
              cents={tier.price}
              onChange={(price) => put(position, { price: price ?? 0 })}
            />
            <Button
              aria-label={t("removeTier", { number: position + 1 })}
              icon={<Icon name="close" small />}
              onClick={() => arrange((latest) => latest.toSpliced(position, 1))}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
