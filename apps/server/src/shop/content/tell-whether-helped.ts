import type { InputOf } from "@sampan/contract/kernel/call";
import type { tellWhetherHelped as call } from "@sampan/contract/shop/content";
import { networkOf } from "@sampan/domain/kernel/http/network-address";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { countAgainstLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { findArticle } from "./article-queries.ts";

const day_ms = 24 * 3_600_000;

/**
 * Counts that a version helped or did not; who said so is not kept. Said again on the same day from the same network
 * it counts no more, and is answered alike. Refuses `article_unknown` for what is not read.
 */
export async function tellWhetherHelped(
  db: Db,
  { id, version, helped }: InputOf<typeof call>,
  { address, now }: Visitor,
): Promise<Result<Record<string, never>, Refusal<"article_unknown">>> {
  if (!(await findArticle(db, { id, version }, now))) return refuse({ code: "article_unknown" });
  const limit = { bucket: `helped:${networkOf(address)}:${id}`, most: 1, window_ms: day_ms };
  if (!(await countAgainstLimit(db, limit, now))) return ok({});
  await db
    .insertInto("article_verdicts")
    .values({ article_id: id, number: version, helped, not_helped: 1 - helped })
    .onConflict((known) =>
      known.columns(["article_id", "number"]).doUpdateSet({
        helped: sql<number>`article_verdicts.helped + excluded.helped`,
        not_helped: sql<number>`article_verdicts.not_helped + excluded.not_helped`,
      }),
    )
    .execute();
  return ok({});
}
