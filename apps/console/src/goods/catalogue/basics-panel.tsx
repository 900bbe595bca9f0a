import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { type GoodsClass, goodsClasses } from "@sampan/domain/goods/shippability/goods-class";
import { Form, Input, InputNumber, Select, Switch } from "antd";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { Panel } from "../../kit/panel.tsx";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { PriceField } from "./price-field.tsx";
import { useCategoryChoices } from "./use-categories.ts";

/** Where goods lie, what they are to a carrier, and how they are sold. */
export function BasicsPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  const names = useNames();
  const choices = useCategoryChoices();
  const put = (part: Partial<OwnGoods>) => onChange((latest) => ({ ...latest, ...part }));
  return (
    <Panel title={t("basics")} isPadded>
      <Form layout="vertical" component="div" className="basics">
        <Form.Item label={t("isOnSale")} htmlFor="goods-sale">
          <Switch
            id="goods-sale"
            checked={goods.is_on_sale}
            onChange={(is_on_sale) => put({ is_on_sale })}
          />
        </Form.Item>
        <Form.Item label={t("category")} htmlFor="goods-category" className="wide">
          <Select<number>
            id="goods-category"
            value={goods.category_id ?? 0}
            showSearch={{ optionFilterProp: "label" }}
            onChange={(id) => put({ category_id: id === 0 ? null : id })}
            options={[
              { value: 0, label: t("noCategory") },
              ...choices.map(({ id, path }) => ({ value: id, label: path })),
            ]}
          />
        </Form.Item>
        <Form.Item label={t("goodsClass")} htmlFor="goods-class">
          <Select<GoodsClass>
            id="goods-class"
            value={goods.goods_class}
            onChange={(goods_class) => put({ goods_class })}
            options={goodsClasses.map((name) => ({ value: name, label: names.goodsClass(name) }))}
          />
        </Form.Item>
        <Form.Item label={t("unit")} htmlFor="goods-unit">
          <Input
            id="goods-unit"
            maxLength={20}
            value={goods.unit}
            onChange={(event) => put({ unit: event.target.value })}
          />
        </Form.Item>
        <Form.Item label={t("weight")} htmlFor="goods-weight">
          <InputNumber<number>
            id="goods-weight"
            min={1}
            max={1_000_000}
            precision={0}
            value={goods.weight_g}
            onChange={(weight_g) => put({ weight_g })}
          />
        </Form.Item>
        <Form.Item label={t("freight")} htmlFor="goods-freight">
          <PriceField
            id="goods-freight"
            cents={goods.mainland_freight}
            onChange={(mainland_freight) => put({ mainland_freight: mainland_freight ?? 0 })}
          />
        </Form.Item>
        <Batches goods={goods} put={put} />
      </Form>
    </Panel>
  );
}

function Batches({
  goods,
  put,
}: {
  readonly goods: OwnGoods;
  readonly put: (part: Partial<OwnGoods>) => void;
}) {
  const t = useTranslations("consoleCatalogue");
  return (
    <>
      <Form.Item label={t("batchStep")} htmlFor="goods-step">
        <InputNumber<number>
          id="goods-step"
          min={1}
          max={100_000}
          precision={0}
          value={goods.batch_step}
          onChange={(batch_step) => put({ batch_step: batch_step ?? 1 })}
        />
      </Form.Item>
      <Form.Item label={t("minimumBatch")} htmlFor="goods-minimum" extra={t("minimumBatchHint")}>
        <InputNumber<number>
          id="goods-minimum"
          min={1}
          max={100_000}
          precision={0}
          value={goods.minimum_batch}
          onChange={(minimum_batch) => put({ minimum_batch: minimum_batch ?? 1 })}
        />
      </Form.Item>
      <Form.Item
        label={t("activityPrice")}
        htmlFor="goods-activity"
        extra={t("activityPriceHint")}
        className="wide"
      >
        <PriceField
          id="goods-activity"
          cents={goods.activity_price}
          onChange={(activity_price) => put({ activity_price: activity_price || null })}
        />
      </Form.Item>
    </>
  );
}
