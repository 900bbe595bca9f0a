import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";

type NextMark = NonNullable<CheckoutPreview["next_mark"]>;

/** What an order lacks for its next mark, in words: how much more of what, or how to pay. [PROMO-16] */
export function useLackWords({ pay_modes }: NextMark, currency: Currency) {
  const t = useTranslations("activity.marks.lacks");
  return ({ key, missing }: NextMark["lacks"][number]): string | undefined => {
    switch (key) {
      case "pay_method": {
        const [only, other] = pay_modes;
        return t(`pay_method.${only === undefined || other !== undefined ? "any" : only}`);
      }
      case "goods_price":
      case "min_item_fee":
      case "min_hd2_fee":
      case "min_order_fee":
        return t(key, { amount: formatAmount(missing, currency) });
      // Nobody changes at settlement who they are and when it is: such a mark is no next one.
      case "user_level":
      case "time":
        return undefined;
    }
  };
}
