import type { Region } from "@sampan/domain/kernel/regions";
import type { ShippingRule } from "@sampan/domain/goods/shippability/shippability";
import type { NamesText } from "../../kernel/db/columns.ts";

/** A rule with what people are told about it. */
export interface StoredRule extends ShippingRule {
  /** Of both regions when null. */
  readonly region: Region | null;
  readonly name: string;
  readonly mark: string;
  readonly reason: NamesText;
  readonly checked_on: string;
}

declare module "../../kernel/settings/price-book.ts" {
  interface PriceBook {
    /** The rules in force that speak of a region. */
    readonly rules: Readonly<Record<Region, readonly StoredRule[]>>;
  }
}
