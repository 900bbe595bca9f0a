import type { Db } from "../../kernel/db/db.ts";
import { deleteCartLines } from "./cart-queries.ts";

/** Takes the lines of a placed order out of the cart, in the order's own transaction. [CHK-12] */
export const removeOrderedLines = (
  db: Db,
  { accountId, cartIds }: { readonly accountId: number; readonly cartIds: readonly string[] },
): Promise<void> => deleteCartLines(db, accountId, cartIds);
