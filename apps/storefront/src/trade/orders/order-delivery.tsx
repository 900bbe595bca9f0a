import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { PinIcon } from "@sampan/ui/icons-account";
import { useLocale, useTranslations } from "use-intl";
import { addressWords, phoneWords } from "../../people/addresses/address-words.ts";
import { useConfiguration } from "../../shell/configuration.ts";

/** The order's own copy of the address, and what was chosen for the way; nothing of what is not sent. [ORD-07] [ADDR-12] */
export const OrderDelivery = ({ order }: { readonly order: Order }) =>
  order.address && <Delivery order={order} address={order.address} />;

interface DeliveryProps {
  readonly order: Order;
  readonly address: NonNullable<Order["address"]>;
}

function Delivery({ order, address }: DeliveryProps) {
  const t = useTranslations("orders");
  const choices = useChoices(order);
  return (
    <Card as="section">
      <h2 className="mb-3 font-[650]">{t("delivery")}</h2>
      <div className="flex gap-3">
        <PinIcon className="text-brand" />
        <div className="min-w-0">
          <p className="font-semibold tabular-nums">
            {address.consignee} {phoneWords(address.phone)}
          </p>
          <p className="break-words text-text-2">{addressWords(address)}</p>
        </div>
      </div>
      <dl className="mt-3 grid gap-1.5 border-t border-line pt-3">
        {choices.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-text-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useChoices({ transport, is_tax_included, express, insurance, pay_mode }: Order) {
  const t = useTranslations("orders.deliveryRows");
  const settlement = useTranslations("settlement");
  const freight = useTranslations("freight");
  const language = useLocale();
  const { options } = useConfiguration();
  const carrier = options.carriers.find(({ id }) => id === express);
  const insured = options.insurances.find(({ id }) => id === insurance);
  return [
    {
      label: t("transport"),
      value: [
        ...(isTransportId(transport)
          ? [settlement(`transports.${transportNames[transport]}`)]
          : []),
        ...(is_tax_included ? [freight("taxIncluded")] : []),
      ].join(" · "),
    },
    { label: t("carrier"), value: carrier ? wordsIn(language, carrier.name).text : "" },
    { label: t("payMode"), value: settlement(`payModes.${pay_mode}`) },
    {
      label: t("insurance"),
      value:
        insured && insured.id > 0
          ? settlement("insured", { percent: insured.id, share: insured.pays_percent })
          : settlement("noInsurance"),
    },
  ];
}
