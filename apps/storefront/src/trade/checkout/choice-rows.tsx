import { formatAmount } from "@sampan/domain/kernel/money";
import { insuranceFee, isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { buttonLook } from "@sampan/ui/button";
import { ShieldIcon, TruckIcon, WalletIcon } from "@sampan/ui/icons-goods";
import { List } from "@sampan/ui/list-row";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useCarrierChoices } from "../../shell/use-carrier-choices.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { CoverageLink } from "./coverage-link.tsx";
import { CouponRow } from "./coupon-row.tsx";
import type { Checkout } from "./use-checkout.ts";

/** Carrier, payment, insurance, coupon: a line each, with what is chosen. */
export const ChoiceRows = ({ checkout }: { readonly checkout: Checkout }) => (
  <List className="choice-rows">
    <CarrierRow checkout={checkout} />
    <PayModeRow checkout={checkout} />
    <InsuranceRow checkout={checkout} />
    <CouponRow checkout={checkout} />
  </List>
);

/** [CHK-03] [CHK-15] */
function CarrierRow({ checkout: { draft, change, wordsOf } }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  return (
    <ChoiceRow
      part="carrier"
      icon={<TruckIcon />}
      label={t("carrier")}
      options={useCarrierChoices()}
      value={draft.express?.toString()}
      onChoose={(express) => change({ express: Number(express) })}
      problem={wordsOf("carrier")}
    />
  );
}

/** [CHK-06] [CHK-17] */
function PayModeRow({ checkout: { draft, change, wordsOf } }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const { options } = useConfiguration();
  return (
    <ChoiceRow
      part="pay_mode"
      icon={<WalletIcon />}
      label={t("payMode")}
      options={options.pay_modes.map((value) => ({
        value,
        label: t(`payModes.${value}`),
        hint: t(`payModeHints.${value}`),
      }))}
      value={draft.pay_mode}
      shown={draft.pay_mode && t(`payModeShown.${draft.pay_mode}`)}
      onChoose={(pay_mode) => change({ pay_mode })}
      problem={wordsOf("pay_mode")}
    />
  );
}

/** What each costs for these goods, and the share of them it pays. [CHK-07] [CHK-18] */
function InsuranceRow({
  checkout: { draft, change, wordsOf, preview },
}: {
  readonly checkout: Checkout;
}) {
  const t = useTranslations("settlement");
  const { options } = useConfiguration();
  const goods = preview.data?.data.sums.rows.find(({ key }) => key === "goods")?.cny ?? 0;
  const nameOf = (percent: number, share: number): string =>
    percent === 0 ? t("noInsurance") : t("insured", { percent, share });
  return (
    <ChoiceRow
      part="insurance"
      icon={<ShieldIcon />}
      label={t("insurance")}
      options={options.insurances.map(({ id, pays_percent }) => ({
        value: String(id),
        label: nameOf(id, pays_percent),
        hint:
          id === 0 || !isInsuranceType(id)
            ? t("noInsuranceHint")
            : t("insuranceHint", {
                amount: formatAmount(insuranceFee(goods, id), "CNY"),
                share: pays_percent,
              }),
      }))}
      value={draft.insurance?.toString()}
      onChoose={(insurance) => change({ insurance: Number(insurance) })}
      problem={wordsOf("insurance")}
      foot={<CoverageLink className={buttonLook({ variant: "soft" })} />}
    />
  );
}
