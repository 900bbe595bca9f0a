import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { judgeProduct } from "../shippability/judge-product.ts";
import { atCampaignPrice } from "./campaign-price.ts";
import { describeProduct } from "./describe-product.ts";
import { findProduct } from "./find-product.ts";

type Call = typeof getItemDetail;

/** A product of our own shop; a marketplace product or one taken down answers `item_not_found`. [API-64] */
export async function getOwnProduct(
  db: Db,
  { id }: InputOf<Call>,
  reader: Visitor,
): Promise<Result<OutputOf<Call>, Refusal<"item_not_found">>> {
  const stored = await findProduct(db, { id: Number(id) });
  if (!stored || stored.product.platform !== ownPlatform || !stored.product.is_on_sale)
    return refuse({ code: "item_not_found" });
  const shippability = await judgeProduct(db, stored.product, reader);
  const sold = await atCampaignPrice(db, stored, reader.now);
  if (sold.changesAt) reader.changesAt?.(sold.changesAt);
  const { campaign } = sold;
  return ok({
    data: describeProduct(sold.stored, {
      region: reader.region,
      shippability,
      campaign,
    }),
  });
}
