import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { Button, InputNumber, Switch, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { everyCombination, skuName } from "./goods-draft.ts";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { PriceField } from "./price-field.tsx";

type Sku = OwnGoods["skus"][number];

/** Price and stock of every combination; one row for goods without options. [BO-41] */
export function MatrixPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  const skus = everyCombination(goods.options, goods.skus);
  const put = (choices: readonly number[], change: Partial<Sku>) =>
    onChange((latest) => ({
      ...latest,
      skus: everyCombination(latest.options, latest.skus).map((sku) =>
        String(sku.choices) === String(choices) ? { ...sku, ...change } : sku,
      ),
    }));
  const columns = useColumns(goods.options, put);
  return (
    <Panel title={t("matrix")}>
      {skus.length > 1 && <Fill goods={goods} onChange={onChange} />}
      <Table<Sku>
        rowKey={({ choices }) => String(choices)}
        size="small"
        columns={columns}
        dataSource={skus}
        {...wideTable}
        pagination={false}
      />
      <p className="small-text muted padded-hint">{t("stockHint")}</p>
    </Panel>
  );
}

/** One price or stock for all combinations. */
function Fill({ onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  const [price, setPrice] = useState<number | null>(null);
  const [stock, setStock] = useState<number | null>(null);
  return (
    <div className="row wrap padded-hint">
      <PriceField label={t("fillPrice")} cents={price} onChange={setPrice} />
      <InputNumber<number>
        aria-label={t("fillStock")}
        placeholder={t("stock")}
        min={0}
        max={1_000_000}
        precision={0}
        value={stock}
        onChange={setStock}
      />
      <Button
        disabled={price === null && stock === null}
        onClick={() =>
          onChange((latest) => ({
            ...latest,
            skus: everyCombination(latest.options, latest.skus).map((sku) => ({
              ...sku,
              price: price ?? sku.price,
              stock: stock ?? sku.stock,
            })),
          }))
        }
      >
        {t("fill")}
      </Button>
    </div>
  );
}

function useColumns(
  options: OwnGoods["options"],
  put: (choices: readonly number[], change: Partial<Sku>) => void,
): TableColumnsType<Sku> {
  const t = useTranslations("consoleCatalogue");
  const nameOf = (sku: Sku) => skuName(sku, options) || t("onlySku");
  return [
    { title: t("combination"), render: (_, sku) => <span className="strong">{nameOf(sku)}</span> },
    {
      title: t("price"),
      render: (_, sku) => (
        <PriceField
          label={t("priceOf", { name: nameOf(sku) })}
          cents={sku.price}
          onChange={(price) => put(sku.choices, { price: price ?? 0 })}
        />
      ),
    },
    {
      title: t("stock"),
      render: (_, sku) => (
        <InputNumber<number>
          aria-label={t("stockOf", { name: nameOf(sku) })}
          min={0}
          max={1_000_000}
          precision={0}
          value={sku.stock}
          onChange={(stock) => put(sku.choices, { stock: stock ?? 0 })}
        />
      ),
    },
    {
      title: t("weightColumn"),
      render: (_, sku) => (
        <InputNumber<number>
          aria-label={t("weightOf", { name: nameOf(sku) })}
          min={1}
          max={1_000_000}
          precision={0}
          value={sku.weight_g}
          onChange={(weight_g) => put(sku.choices, { weight_g })}
        />
      ),
    },
    {
      title: t("onSale"),
      render: (_, sku) => (
        <Switch
          aria-label={t("onSaleOf", { name: nameOf(sku) })}
          checked={sku.is_on_sale}
          onChange={(is_on_sale) => put(sku.choices, { is_on_sale })}
        />
      ),
    },
  ];
}
