import type { OfferedTransport } from "@sampan/contract/goods/shippability/offered-transport";
import type {
  GoodsClass,
  ShippingOutcome,
  ShippingVerdict,
} from "@sampan/contract/goods/shippability/shippability";
import { tariffClassOf } from "@sampan/domain/goods/shippability/goods-class";
import { isBlocked } from "@sampan/domain/goods/shippability/shippability";

/** A product or a line, as far as its way is concerned. */
export interface GoodsOnTheWay {
  readonly goods_class: GoodsClass;
  readonly shippability: readonly ShippingVerdict[];
}

/** A transport and what it makes of goods. */
export interface Way extends OfferedTransport {
  readonly outcome: ShippingOutcome;
  /** Absent where the goods go as they are, or where only a tariff is missing. */
  readonly verdict: ShippingVerdict | undefined;
}

/** Every transport that is open, with its verdict. One without a price for such goods takes none. */
export const waysOf = (
  transports: readonly OfferedTransport[],
  { goods_class, shippability }: GoodsOnTheWay,
): Way[] =>
  transports
    .filter(({ is_open }) => is_open)
    .map((transport) => {
      const verdict = shippability.find((each) => each.transport === transport.id);
      const outcome = verdict?.outcome ?? "sent";
      const isPriced = transport.classes.some((each) => each === tariffClassOf(goods_class));
      return {
        ...transport,
        outcome: isPriced || isBlocked(outcome) ? outcome : "not_carried",
        verdict: isPriced || isBlocked(outcome) ? verdict : undefined,
      };
    });

/** The transports that are open and take the goods. [CHK-22] [CHK-23] */
export const carriedWays = (transports: readonly OfferedTransport[], goods: GoodsOnTheWay): Way[] =>
  waysOf(transports, goods).filter(({ outcome }) => !isBlocked(outcome));

/** True for goods that no transport may carry, wherever they go. */
export const isRefused = ({ shippability }: Pick<GoodsOnTheWay, "shippability">): boolean =>
  shippability.some(({ outcome }) => outcome === "refused");
