import { formatAmount } from "@sampan/domain/kernel/money";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import { Card } from "@sampan/ui/card";
import { PlaneIcon, ShipIcon, TruckIcon } from "@sampan/ui/icons-goods";
import { RadioGroup } from "@sampan/ui/radio-group";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { ClosedWays } from "./closed-ways.tsx";
import { Part, PartProblem } from "./checkout-part.tsx";
import { TaxPick } from "./tax-pick.tsx";
import type { Checkout } from "./use-checkout.ts";

const drawings = {
  12: <PlaneIcon />,
  8: <ShipIcon />,
  9: <ShipIcon />,
  10: <TruckIcon />,
} as const satisfies Record<TransportId, ReactNode>;

/**
 * Every open transport with its days and what it comes to for these goods; one that does not take them
 * says why. [CHK-04] [CHK-05] [CHK-16] [CHK-22] [CHK-23]
 */
export function TransportPick({ checkout }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const mine = useTranslations("mine.entries");
  const shippability = useTranslations("shippability");
  const { options } = useConfiguration();
  const preview = checkout.preview.data?.data;
  const problem = checkout.wordsOf("transport");
  const offered = options.transports.filter(({ is_open }) => is_open);
  return (
    <Part part="transport">
      <Card as="section">
        <h2 className="mb-2.5 font-semibold">{t("transport")}</h2>
        <RadioGroup
          legend={t("transport")}
          options={offered.map(({ id, kind, ...days }) => {
            const quote = preview?.transports.find((transport) => transport.id === id);
            return {
              value: String(id),
              label: t(`transports.${kind}`),
              icon: drawings[id as TransportId],
              refused: quote?.takes_goods === false ? shippability("part") : undefined,
              hint: (
                <>
                  <span className="block">
                    {t("days", { from: days.days_min, to: days.days_max })}
                  </span>
                  <span className="block min-h-[1lh] font-semibold">
                    {quote &&
                      preview &&
                      formatAmount(
                        quote.freight_estimate + quote.local_freight,
                        preview.sums.currency,
                      )}
                  </span>
                </>
              ),
            };
          })}
          value={
            checkout.draft.transport === undefined ? undefined : String(checkout.draft.transport)
          }
          // Another way may have no price with tax in it.
          onChange={(transport) =>
            checkout.change({ transport: Number(transport), is_tax_included: false })
          }
        />
        <TaxPick checkout={checkout} />
        <ClosedWays {...{ offered, preview }} chosen={checkout.draft.transport} />
        <Link
          {...pathTo.freight}
          className="tap mt-2.5 inline-block text-xs font-semibold text-brand"
        >
          {mine("freight")}
        </Link>
        {problem && <PartProblem>{problem}</PartProblem>}
      </Card>
    </Part>
  );
}
