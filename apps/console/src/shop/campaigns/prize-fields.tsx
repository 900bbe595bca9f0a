import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { prizeKinds, type PrizeKind } from "@sampan/domain/shop/campaigns/campaign";
import { Button, Form, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { TemplateField } from "../../money/coupons/template-field.tsx";
import {
  type CampaignFieldsProps,
  newPrize,
  type WireCampaign,
  type WirePrize,
} from "./campaign-form.ts";

interface PrizeFieldsProps extends CampaignFieldsProps {
  readonly defaults: { readonly points: number; readonly discount_bp: number };
}

/** What can be gained, one after the other. [PROMO-18] */
export function PrizeFields({ typed, put, defaults }: PrizeFieldsProps) {
  const t = useTranslations("consoleCampaigns");
  const { prizes, gift } = typed;
  const change = (at: number, part: Partial<WirePrize>) =>
    put({ prizes: prizes.map((prize, nth) => (nth === at ? { ...prize, ...part } : prize)) });
  return (
    <fieldset className="campaign-part">
      <legend>{t("prizes")}</legend>
      <p className="small-text muted">{t(`giftHint.${gift}`)}</p>
      {prizes.map((prize, at) => (
        // Prizes have no name of their own and never change places.
        <div key={at} className="campaign-fields">
          <OnePrize prize={prize} gift={gift} change={(part) => change(at, part)} />
          <div className="wide">
            <Button
              type="link"
              danger
              onClick={() => put({ prizes: prizes.filter((_, nth) => nth !== at) })}
            >
              {t("removePrize", { place: at + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <Button onClick={() => put({ prizes: [...prizes, newPrize(defaults.points, gift)] })}>
        {t("addPrize")}
      </Button>
      <p className="small-text muted">{t("couponHint", { percent: defaults.discount_bp / 100 })}</p>
    </fieldset>
  );
}

interface OnePrizeProps {
  readonly prize: WirePrize;
  readonly gift: WireCampaign["gift"];
  readonly change: (part: Partial<WirePrize>) => void;
}

function OnePrize({ prize, gift, change }: OnePrizeProps) {
  const t = useTranslations("consoleCampaigns");
  const id = useId();
  const { kind, odds_bp, copies } = prize;
  const choose = (chosen: PrizeKind) =>
    change({ kind: chosen, currency: chosen === "points" ? null : "TWD", code: "" });
  return (
    <>
      <Form.Item label={t("prizeKind")} htmlFor={`${id}-kind`}>
        <Select
          id={`${id}-kind`}
          value={kind}
          onChange={choose}
          options={prizeKinds.map((value) => ({ value, label: t(`prize.${value}`) }))}
        />
      </Form.Item>
      {kind === "coupon" ? (
        <TemplateField code={prize.code} onChange={(code) => change({ code })} />
      ) : (
        <Worth prize={prize} change={change} />
      )}
      {gift === "draw" ? (
        <Form.Item label={t("odds")} htmlFor={`${id}-odds`}>
          <InputNumber<number>
            id={`${id}-odds`}
            min={0.01}
            max={100}
            precision={2}
            value={(odds_bp ?? 0) / 100}
            onChange={(value) =>
              change({ odds_bp: Math.round((value ?? 0.01) * 100), copies: null })
            }
          />
        </Form.Item>
      ) : (
        <Form.Item label={t(gift === "red_packet" ? "slips" : "copies")} htmlFor={`${id}-copies`}>
          <InputNumber<number>
            id={`${id}-copies`}
            min={1}
            max={100_000}
            precision={0}
            value={copies}
            onChange={(value) => change({ copies: value, odds_bp: null })}
          />
        </Form.Item>
      )}
    </>
  );
}

/** So many points, or an amount of a currency. */
function Worth({ prize, change }: Pick<OnePrizeProps, "prize" | "change">) {
  const t = useTranslations("consoleCampaigns");
  const id = useId();
  const { currency, amount } = prize;
  if (currency === null)
    return (
      <Form.Item label={t("points")} htmlFor={id}>
        <InputNumber<number>
          id={id}
          min={1}
          max={1_000_000}
          precision={0}
          value={amount}
          onChange={(value) => change({ amount: value ?? 1 })}
        />
      </Form.Item>
    );
  return (
    <>
      <Form.Item label={t("currency")} htmlFor={`${id}-currency`}>
        <Select
          id={`${id}-currency`}
          value={currency}
          onChange={(chosen) => change({ currency: chosen })}
          options={paymentCurrencies.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      <Form.Item label={t("amount")} htmlFor={`${id}-amount`}>
        <AmountField
          key={currency}
          id={`${id}-amount`}
          currency={currency}
          cents={amount}
          onChange={(cents) => cents && change({ amount: cents })}
        />
      </Form.Item>
    </>
  );
}
