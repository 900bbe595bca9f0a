import type { I18n } from "@sampan/contract/goods/i18n";
import type { Db } from "../../kernel/db/db.ts";
import { readNames } from "../translation/read-names.ts";
import { findUnindexedGoods, setSearchTokens } from "./search-queries.ts";
import { wordsToIndex } from "./search-words.ts";

/** A batch of this many is one statement of a few hundred kilobytes. */
const goodsPerBatch = 500;

/**
 * Makes own goods findable by their names in every language. Whoever writes names calls this for their goods
 * in the same transaction; without ids it does all that have no words yet, as the server does when it starts.
 * Answers how many there were. [BO-41]
 */
export async function indexOwnGoods(db: Db, ids?: readonly number[]): Promise<number> {
  let done = 0;
  for (let after = 0; ;) {
    const goods = await findUnindexedGoods(db, { ids, after, limit: goodsPerBatch });
    const last = goods.at(-1);
    if (!last) return done;
    await setSearchTokens(
      db,
      goods.map(({ id, item_name, names }) => ({
        id,
        words: wordsToIndex(allOf(readNames(item_name, names))),
      })),
    );
    done += goods.length;
    after = last.id;
  }
}

const allOf = (names: I18n): string[] => Object.values(names).filter((name) => name !== undefined);
