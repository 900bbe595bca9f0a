import type { Region } from "@sampan/domain/regions";
import type { ShippingRule } from "@sampan/domain/shippability";
import type { NamesText } from "../db/columns.ts";

/** A rule with what people are told about it. */
export interface StoredRule extends ShippingRule {
  /** Of both regions when null. */
  readonly region: Region | null;
  readonly name: string;
  readonly mark: string;
  readonly reason: NamesText;
  readonly checked_on: string;
}
