import type { CartItem, CartMark } from "@sampan/contract/carts";
import { formatAmount } from "@sampan/domain/money";
import { Chip, type Tone } from "@sampan/ui/chip";
import { PlaneIcon } from "@sampan/ui/icons-goods";
import { useTranslations } from "use-intl";
import { openTransports } from "../product/open-transports.ts";
import { useConfiguration } from "../shell/configuration.ts";

const tones = {
  price_up: "warn",
  price_down: "ok",
  off_sale: "danger",
  no_stock: "danger",
  over_stock: "danger",
  below_minimum_batch: "warn",
} as const satisfies Record<CartMark, Tone>;

/** What changed since the line was put in, and what may only fly. [CART-12] [ERR-25] [ERR-26] [ERR-27] */
export function CartMarks({ item }: { item: CartItem }) {
  const t = useTranslations("cart.mark");
  const product = useTranslations("product");
  const transports = openTransports(useConfiguration().options.transports, item.goods_class);
  const kind = product(`kind.${item.goods_class}`);
  const isByAirOnly = transports.length > 0 && transports.every((each) => each.kind === "air");
  const words = (mark: CartMark): string =>
    t(mark, {
      amount: formatAmount(item.seen_price, "CNY"),
      count: mark === "over_stock" ? item.storage : item.minimum_batch,
    });
  if (item.marks.length === 0 && !isByAirOnly && item.goods_class !== "restricted") return null;
  return (
    <p className="my-1 flex flex-wrap gap-1.5">
      {item.marks.map((mark) => (
        <Chip key={mark} tone={tones[mark]}>
          {words(mark)}
        </Chip>
      ))}
      {item.goods_class === "restricted" && (
        <Chip tone="danger">{product("notCarried", { kind })}</Chip>
      )}
      {isByAirOnly && (
        <Chip tone="warn" icon={<PlaneIcon size="xs" />}>
          {product("airOnly", { kind })}
        </Chip>
      )}
    </p>
  );
}
