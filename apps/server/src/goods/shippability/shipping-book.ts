import type { Region } from "@sampan/domain/kernel/regions";
import type {
  ShippingBook,
  ShippingCorrection,
} from "@sampan/domain/goods/shippability/shippability";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { StoredRule } from "./stored-rule.ts";

export interface StoredCorrection extends ShippingCorrection {
  readonly region: Region;
  readonly mark: string;
  readonly reason: NamesText;
  readonly decided_on: string;
}

/** What goods of a region are judged by, apart from what was decided about each product. */
export type RegionBook = Omit<ShippingBook<StoredRule, StoredCorrection>, "corrections">;

/** The rules of a region and what its transports take, as they held when the request began. */
export const shippingBookOf = (
  { prices, settings }: Pick<Request, "prices" | "settings">,
  region: Region,
): RegionBook => ({ rules: prices.rules[region], acceptance: settings.transport_classes });
