import { Button, Form, Input } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import type { CampaignFieldsProps, WireCampaign } from "./campaign-form.ts";

type WireGoods = WireCampaign["goods"][number];

interface GoodsFieldsProps extends CampaignFieldsProps {
  /** What goods that were saved are called, by their number. */
  readonly nameOf: (spu_id: string) => string | undefined;
}

/** Goods that cost less while the campaign is open, each with what a piece costs then. [CHK-24] */
export function GoodsFields({ typed: { goods }, put, nameOf }: GoodsFieldsProps) {
  const t = useTranslations("consoleCampaigns");
  const id = useId();
  const change = (at: number, part: Partial<WireGoods>) =>
    put({
      goods: goods.map((one, nth) => (nth === at ? { ...one, ...part } : one)),
    });
  return (
    <fieldset className="campaign-part">
      <legend>{t("goods")}</legend>
      <p className="small-text muted">{t("goodsHint")}</p>
      {goods.map((one, at) => (
        // They never change places.
        <div key={at} className="campaign-fields">
          <Form.Item
            label={t("goodsNumber", { place: at + 1 })}
            htmlFor={`${id}-${at}-number`}
            extra={nameOf(one.spu_id)}
          >
            <Input
              id={`${id}-${at}-number`}
              inputMode="numeric"
              maxLength={15}
              autoComplete="off"
              value={one.spu_id}
              onChange={({ target }) => change(at, { spu_id: target.value.replaceAll(/\D/g, "") })}
            />
          </Form.Item>
          <Form.Item label={t("goodsPrice", { place: at + 1 })} htmlFor={`${id}-${at}-price`}>
            <AmountField
              id={`${id}-${at}-price`}
              currency="CNY"
              cents={one.price}
              onChange={(cents) => cents && change(at, { price: cents })}
            />
          </Form.Item>
          <div className="wide">
            <Button
              type="link"
              danger
              onClick={() => put({ goods: goods.filter((_, nth) => nth !== at) })}
            >
              {t("removeGoods", { place: at + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <Button onClick={() => put({ goods: [...goods, { spu_id: "", price: 100 }] })}>
        {t("addGoods")}
      </Button>
    </fieldset>
  );
}
