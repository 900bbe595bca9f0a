import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { useTranslations } from "use-intl";

/** What an order is where it is no purchase, in a word; undefined for a purchase. [ORD-12] */
export function useOrderKind(): (order: { readonly biz_attribute: number }) => string | undefined {
  const t = useTranslations("consoleWords");
  return ({ biz_attribute: kind }) => {
    if (kind === bizAttributes.payment_on_behalf) return t("onBehalf.kind");
    return kind === bizAttributes.consignment ? t("consignment") : undefined;
  };
}
