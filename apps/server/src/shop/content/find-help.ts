import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { findHelp as call } from "@sampan/contract/shop/content";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { findHelpful } from "./article-queries.ts";
import { helpQuestion } from "./help-question.ts";
import { findWordGroups } from "./help-words-queries.ts";
import { summariseAll } from "./read-article.ts";

/**
 * Published articles that hold all words of what was typed, in any language and as pieces of words, or what staff say
 * means the same; or those that say what to do about an order in a status. Nothing where neither is asked. [CONT-01]
 */
export async function findHelp(
  db: Db,
  { words, order_status, page, page_size }: InputOf<typeof call>,
  reader: Visitor,
): Promise<Result<OutputOf<typeof call>, never>> {
  const question = words.trim() === "" ? undefined : helpQuestion(words, await findWordGroups(db));
  const isAsked = words.trim() === "" ? order_status !== undefined : question !== undefined;
  if (!isAsked) return ok({ datalist: [], total: 0 });
  const offset = (page - 1) * page_size;
  const wish = { question, order_status, now: reader.now, limit: page_size, offset };
  return ok(summariseAll(await findHelpful(db, wish), reader));
}
