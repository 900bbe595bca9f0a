import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  addArticle as addCall,
  ArticleAtDesk,
  saveArticle as saveCall,
} from "@sampan/contract/shop/staff-articles";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { mayRetire } from "@sampan/domain/shop/content/article";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writtenText } from "../../kernel/say/text-in.ts";
import { readDeskArticle, showArticle } from "./read-desk-articles.ts";
import {
  findVersion,
  holdArticle,
  insertArticle,
  insertDraft,
  updateArticle,
  updateDraft,
  type VersionTexts,
} from "./version-queries.ts";

type Shown = { readonly data: ArticleAtDesk };
const object_kind = "article";

/** Begins an article with a draft that nobody outside sees. Refuses `article_known`. [BO-40] */
export async function addArticle(
  db: Db,
  { id, kind, position, order_statuses, ...typed }: InputOf<typeof addCall>,
  caller: StaffCaller,
): Promise<Result<Shown, Refusal<(typeof addCall.refusals)[number]>>> {
  const texts = readTexts(typed);
  if (!texts.ok) return texts;
  const facts = { kind, position, order_statuses: [...new Set(order_statuses)] };
  if (!(await insertArticle(db, id, facts))) return refuse({ code: "article_known" });
  const number = await insertDraft(db, id, writing(texts.value, caller));
  await recordAudit(db, caller, {
    action: "add_article",
    object_kind,
    object_id: id,
    new_value: { number, ...facts, titles: texts.value.title },
  });
  const shown = await showArticle(db, { id, number }, caller);
  if (!shown) throw new Error("an article that was just added is not there");
  return ok(shown);
}

/**
 * Writes a draft: the one that is named, else a new one, since what was published stays as it was. What kind of text
 * it is holds for all versions, and a text that people accepted remains one. Refuses `article_kept`,
 * `article_not_in_state`, and `changed_meanwhile` where somebody saved it since it was read. [BO-40]
 */
export async function saveArticle(
  db: Db,
  { id, version, number, kind, position, order_statuses, ...typed }: InputOf<typeof saveCall>,
  caller: StaffCaller,
): Promise<Result<Shown, Refusal<(typeof saveCall.refusals)[number]>>> {
  const texts = readTexts(typed);
  if (!texts.ok) return texts;
  const held = await holdArticle(db, id);
  if (!held) return refuse({ code: "article_unknown" });
  const object = { object_kind, object_id: id } as const;
  if (held.version !== version) return changedMeanwhile(db, object, caller);
  if (!mayRetire(held.kind) && kind !== held.kind) return refuse({ code: "article_kept" });
  const written = await writeDraft(db, { id, number, texts: texts.value }, caller);
  if (!written.ok) return written;
  const facts = { kind, position, order_statuses: [...new Set(order_statuses)] };
  await updateArticle(db, id, { facts });
  await recordAudit(db, caller, {
    action: "save_article",
    ...object,
    old_value: { kind: held.kind, position: held.position, order_statuses: held.order_statuses },
    new_value: { number: written.value, ...facts, titles: texts.value.title },
  });
  return readDeskArticle(db, { id, number: written.value }, caller);
}

interface DraftWish {
  readonly id: string;
  readonly number: number | null;
  readonly texts: VersionTexts;
}

/** The number of the draft that was written. */
async function writeDraft(
  db: Db,
  { id, number, texts }: DraftWish,
  caller: StaffCaller,
): Promise<Result<number, Refusal<"article_not_in_state">>> {
  if (number === null) return ok(await insertDraft(db, id, writing(texts, caller)));
  const key = { article_id: id, number };
  const stored = await findVersion(db, key);
  if (stored?.takes_effect_at !== null) return refuse({ code: "article_not_in_state" });
  await updateDraft(db, key, writing(texts, caller));
  return ok(number);
}

const writing = (texts: VersionTexts, { staff, now }: StaffCaller) => ({
  texts,
  by: staff.id,
  now,
});

/** A draft needs a name in the original; all that it lacks is asked for when it is published. */
function readTexts({
  titles,
  summaries,
  bodies,
}: Pick<InputOf<typeof addCall>, "titles" | "summaries" | "bodies">): Result<
  VersionTexts,
  Refusal<"names_needed">
> {
  const title = writtenText(titles);
  if (title[originalLanguage] === "") return refuse({ code: "names_needed" });
  return ok({ title, summary: writtenText(summaries), bodies: writtenText(bodies) });
}
