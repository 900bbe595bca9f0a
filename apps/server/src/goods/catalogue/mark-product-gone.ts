import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Db } from "../../kernel/db/db.ts";
import { setProductOffSale } from "./listing-queries.ts";

/** The marketplace has taken the product down: nobody can order it, what was ordered stays readable. */
export const markProductGone = (
  db: Db,
  key: { readonly platform: PlatformId; readonly thid_item_id: string },
): Promise<void> => setProductOffSale(db, key);
