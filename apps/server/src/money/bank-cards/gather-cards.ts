import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { selectCards } from "./card-queries.ts";
import { cardOpener } from "./card-seal.ts";

/** A person's cards for the copy of their own data: with holder and number, opened. */
export async function gatherCards(
  db: Db,
  { accountId, region }: { readonly accountId: number; readonly region: Region },
  needs: Pick<Needs, "config">,
): Promise<unknown[]> {
  const cards = await selectCards(db, { id: accountId, region });
  const open = await cardOpener(db, accountId, needs);
  return cards.map(({ bank, branch, is_company, is_default, sealed, changed_at }) => ({
    bank,
    branch,
    is_company,
    is_default,
    ...open?.("card", sealed),
    changed_at: changed_at.toISOString(),
  }));
}
