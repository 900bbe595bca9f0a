import { isGoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import { isItemStatus, itemStatusName } from "@sampan/domain/trade/orders/item-state";
import { isOrderStatus, orderStatusNames } from "@sampan/domain/trade/orders/order-state";
import { isPlatformId, platformNames } from "@sampan/domain/goods/sourcing/platforms";
import {
  carrierNames,
  isCarrierId,
  isTransportId,
  transportNames,
} from "@sampan/domain/goods/shippability/transports";
import { useTranslations } from "use-intl";

/** Words for what travels as a number; a number this version does not know is shown as it is. */
export function useNames() {
  const t = useTranslations("consoleWords");
  const transport = (id: number): string =>
    isTransportId(id) ? t(`transport.${transportNames[id]}`) : String(id);
  return {
    orderStatus: (status: number): string =>
      isOrderStatus(status) ? t(`order.${orderStatusNames[status]}`) : String(status),
    itemStatus: (status: number): string =>
      isItemStatus(status) ? t(`item.${itemStatusName(status)}`) : String(status),
    transport,
    /** The transport, and that duty and tax are in its freight where its customer wants that. */
    line: (way: { readonly transport: number; readonly is_tax_included?: boolean | undefined }) =>
      [transport(way.transport), ...(way.is_tax_included ? [t("taxIncluded")] : [])].join(" · "),
    carrier: (id: number): string =>
      isCarrierId(id) ? t(`carrier.${carrierNames[id]}`) : String(id),
    platform: (id: number): string => t(`platform.${isPlatformId(id) ? platformNames[id] : "own"}`),
    listing: (id: number): string => t(`listing.${isPlatformId(id) ? platformNames[id] : "own"}`),
    goodsClass: (name: string): string => (isGoodsClass(name) ? t(`goodsClass.${name}`) : name),
    insurance: (percent: number): string =>
      percent === 0 ? t("insurance.none") : t("insurance.percent", { percent }),
    payMode: (mode: "once" | "twice"): string => t(`payMode.${mode}`),
  };
}
