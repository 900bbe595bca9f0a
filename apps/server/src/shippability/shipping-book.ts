import type { Region } from "@sampan/domain/regions";
import type { ShippingBook, ShippingCorrection, ShippingRule } from "@sampan/domain/shippability";
import type { NamesText } from "../db/columns.ts";
import type { Request } from "../http/callers.ts";

/** A rule with what people are told about it. */
export interface StoredRule extends ShippingRule {
  /** Of both regions when null. */
  readonly region: Region | null;
  readonly name: string;
  readonly mark: string;
  readonly reason: NamesText;
  readonly checked_on: string;
}

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
  { terms, settings }: Pick<Request, "terms" | "settings">,
  region: Region,
): RegionBook => ({ rules: terms.rules[region], acceptance: settings.transport_classes });
