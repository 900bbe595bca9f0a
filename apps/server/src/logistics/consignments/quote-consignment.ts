import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type QuotedWay, quoteWays } from "../billing/quote-ways.ts";
import type { StoredConsignment, StoredConsignmentLine } from "./consignment-queries.ts";

interface LyingGoods {
  readonly found: Pick<StoredConsignment, "id" | "region">;
  readonly lines: readonly StoredConsignmentLine[];
}

/** The ways a consignment can travel with all that still belongs to it, come or not. [FRT-09] */
export const quoteConsignment = (
  db: Db,
  { found, lines }: LyingGoods,
  { prices, settings }: Pick<CustomerCaller, "prices" | "settings">,
): Promise<readonly QuotedWay[]> =>
  quoteWays(db, {
    order: found,
    classes: lines.filter(({ status }) => isLiveItem(status)).map((line) => line.goods_class),
    tariff: prices.tariffs[found.region],
    acceptance: settings.transport_classes,
  });
