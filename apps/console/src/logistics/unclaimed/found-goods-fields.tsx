import { consignmentLimits } from "@sampan/domain/logistics/consignments/consignment";
import { Form, Input, InputNumber } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";

export interface FoundGoods {
  readonly name: string;
  readonly num: number;
  /** Of a piece, CNY cents; undefined while no amount stands there. */
  readonly value: number | undefined;
}

interface FoundGoodsFieldsProps {
  readonly goods: FoundGoods;
  readonly onChange: (goods: FoundGoods) => void;
}

/** What is in a parcel whose owner awaits nothing: it becomes a consignment of theirs. */
export function FoundGoodsFields({ goods, onChange }: FoundGoodsFieldsProps) {
  const t = useTranslations("consoleUnclaimed.match");
  const id = useId();
  return (
    <Form layout="vertical" component="div">
      <p className="muted">{t("goodsHint")}</p>
      <Form.Item label={t("goodsName")} htmlFor={`${id}-name`}>
        <Input
          id={`${id}-name`}
          maxLength={consignmentLimits.name_characters}
          value={goods.name}
          onChange={({ target }) => onChange({ ...goods, name: target.value })}
        />
      </Form.Item>
      <Form.Item label={t("goodsPieces")} htmlFor={`${id}-num`}>
        <InputNumber
          id={`${id}-num`}
          min={1}
          max={consignmentLimits.pieces}
          precision={0}
          value={goods.num}
          onChange={(num) => onChange({ ...goods, num: num ?? 1 })}
        />
      </Form.Item>
      <Form.Item label={t("goodsValue")} htmlFor={`${id}-value`}>
        <AmountField
          id={`${id}-value`}
          cents={0}
          currency="CNY"
          onChange={(value) => onChange({ ...goods, value })}
        />
      </Form.Item>
    </Form>
  );
}
