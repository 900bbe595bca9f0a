import type { CartItem, CartMark } from "@sampan/contract/trade/carts/carts";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Chip, type Tone } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";
import { CampaignChip } from "../../goods/cards/campaign-chip.tsx";
import { ShippingLine } from "../../goods/shippability/shipping-line.tsx";

const tones = {
  price_up: "warn",
  price_down: "ok",
  off_sale: "danger",
  no_stock: "danger",
  over_stock: "danger",
  below_minimum_batch: "warn",
} as const satisfies Record<CartMark, Tone>;

/** Whose price it has, what changed since the line was put in, and which ways it can go. [CART-12] [ERR-25] [ERR-26] [ERR-27] */
export function CartMarks({ item, name }: { readonly item: CartItem; readonly name: string }) {
  const t = useTranslations("cart.mark");
  const words = (mark: CartMark): string =>
    t(mark, {
      amount: formatAmount(item.seen_price, "CNY"),
      count: mark === "over_stock" ? item.storage : item.minimum_batch,
    });
  return (
    <>
      {(item.campaign || item.marks.length > 0) && (
        <p className="my-1 flex flex-wrap gap-1.5">
          {item.campaign && <CampaignChip i18n={item.campaign.i18n} of="price" />}
          {item.marks.map((mark) => (
            <Chip key={mark} tone={tones[mark]}>
              {words(mark)}
            </Chip>
          ))}
        </p>
      )}
      <ShippingLine goods={item} name={name} />
    </>
  );
}
