import type { Consignment } from "@sampan/contract/logistics/consignments/consignments";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { RadioGroup } from "@sampan/ui/radio-group";
import { useTranslations } from "use-intl";
import { useCarrierChoices } from "../../shell/use-carrier-choices.ts";
import { PartProblem } from "../../trade/checkout/checkout-part.tsx";
import { TaxChoice } from "../../trade/checkout/tax-choice.tsx";
import { WayAddress } from "./way-address.tsx";
import { useChooseWay, type WayForm } from "./use-choose-way.ts";

/** Where it goes and how, every way with its price side by side; until its bill it can be chosen anew. [RT-38] [CONS-05] */
export function ChooseWay({ consignment }: { readonly consignment: Consignment }) {
  const t = useTranslations("consignments");
  const form = useChooseWay(consignment);
  const { can_choose } = consignment;
  if (!can_choose && consignment.address === null) return null;
  return (
    <Card as="section">
      <form
        noValidate
        aria-label={t("way")}
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <div>
          <h2 className="font-[650]">{t("way")}</h2>
          <p className="mt-0.5 text-xs text-text-3">{t(can_choose ? "wayHint" : "wayFixed")}</p>
        </div>
        <fieldset disabled={!can_choose} className="stack min-w-0 gap-4">
          <WayAddress form={form} given={consignment.address} />
          <div>
            <Ways consignment={consignment} form={form} />
            <Tax consignment={consignment} form={form} />
            {form.problems.transport && <PartProblem>{form.problems.transport}</PartProblem>}
          </div>
          <div>
            <Carriers form={form} />
            {form.problems.express && <PartProblem>{form.problems.express}</PartProblem>}
          </div>
        </fieldset>
        {can_choose && (
          <Button type="submit" variant="action" busy={form.isBusy}>
            {t("save")}
          </Button>
        )}
      </form>
    </Card>
  );
}

interface WaysProps {
  readonly consignment: Consignment;
  readonly form: WayForm;
}

function Ways({ consignment, form }: WaysProps) {
  const t = useTranslations("consignments");
  const settlement = useTranslations("settlement");
  return (
    <RadioGroup
      legend={t("chooseWay")}
      isLegendHidden={false}
      layout="rows"
      options={consignment.ways.flatMap(({ transport, days_min, days_max, takes_goods, amount }) =>
        isTransportId(transport)
          ? [
              {
                value: String(transport),
                label: settlement(`transports.${transportNames[transport]}`),
                refused: takes_goods ? undefined : t("closedWay"),
                hint: (
                  <>
                    <span className="block">{t("days", { from: days_min, to: days_max })}</span>
                    <span className="block font-semibold tabular-nums">
                      {amount === null
                        ? t("notYet")
                        : formatAmount(amount, consignment.currency as PaymentCurrency)}
                    </span>
                  </>
                ),
              },
            ]
          : [],
      )}
      value={form.chosen.transport === undefined ? undefined : String(form.chosen.transport)}
      onChange={(transport) =>
        form.choose({ transport: Number(transport), is_tax_included: false })
      }
    />
  );
}

/** Of the chosen way, the price without duty and tax beside the one with them. [FRT-09] */
function Tax({ consignment: { ways, currency }, form: { chosen, choose } }: WaysProps) {
  const way = ways.find(({ transport }) => transport === chosen.transport);
  if (!way?.takes_goods) return null;
  return (
    <TaxChoice
      amount={way.amount}
      currency={currency as PaymentCurrency}
      isTaxed={way.is_tax_included}
      withTax={way.with_tax}
      isIncluded={chosen.is_tax_included}
      onChange={(is_tax_included) => choose({ is_tax_included })}
    />
  );
}

function Carriers({ form }: { readonly form: WayForm }) {
  const t = useTranslations("consignments");
  return (
    <RadioGroup
      legend={t("carrier")}
      isLegendHidden={false}
      options={useCarrierChoices()}
      value={form.chosen.express === undefined ? undefined : String(form.chosen.express)}
      onChange={(express) => form.choose({ express: Number(express) })}
    />
  );
}
