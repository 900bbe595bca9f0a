import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  ArticleAtDesk,
  moveArticle as moveCall,
  retireArticle as retireCall,
} from "@sampan/contract/shop/staff-articles";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { mayRetire } from "@sampan/domain/shop/content/article";
import { arePicturesDescribed, plainTextOf } from "@sampan/domain/shop/content/article-text";
import { nextStanding, standingOf } from "@sampan/domain/shop/content/article-version";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { readDeskArticle } from "./read-desk-articles.ts";
import {
  findInForce,
  findVersion,
  holdArticle,
  insertDraft,
  setMoment,
  updateArticle,
  type VersionTexts,
} from "./version-queries.ts";

type Shown = { readonly data: ArticleAtDesk };
type Refused = Refusal<(typeof moveCall.refusals)[number]>;
const object_kind = "article";

/**
 * Publishes a draft from a moment on, withdraws it before that moment, or writes what an older version said as a new
 * draft. Refuses a text that lacks a language or the description of a picture, and a moment that is past. [BO-40]
 */
export async function moveArticle(
  db: Db,
  { id, step, version, number, takes_effect_at }: InputOf<typeof moveCall>,
  caller: StaffCaller,
): Promise<Result<Shown, Refused>> {
  const held = await holdArticle(db, id);
  const stored = held && (await findVersion(db, { article_id: id, number }));
  if (!stored) return refuse({ code: "article_unknown" });
  const object = { object_kind, object_id: id } as const;
  if (held.version !== version) return changedMeanwhile(db, object, caller);
  const at = { inForce: await findInForce(db, id, caller.now), now: caller.now };
  const next = nextStanding(standingOf(stored, at), step);
  if (!next.ok) return next;
  const moment = step === "publish" ? readMoment(takes_effect_at, stored, caller) : ok(null);
  if (!moment.ok) return moment;
  const shown = await take(db, { id, number, step, stored, moment: moment.value }, caller);
  await updateArticle(db, id, step === "publish" ? { retired_at: null } : {});
  await recordAudit(db, caller, {
    action: `${step}_article`,
    ...object,
    new_value: { number, takes_effect_at: moment.value },
  });
  return readDeskArticle(db, { id, number: shown }, caller);
}

interface Taken extends Pick<InputOf<typeof moveCall>, "id" | "number" | "step"> {
  readonly stored: VersionTexts;
  readonly moment: Date | null;
}

/** The number of the version to look at then. */
async function take(
  db: Db,
  { id, number, step, stored, moment }: Taken,
  { staff, now }: StaffCaller,
): Promise<number> {
  if (step === "return") return insertDraft(db, id, { texts: stored, by: staff.id, now });
  await setMoment(db, { article_id: id, number }, moment);
  return number;
}

/** When a text that lacks nothing is read from. */
function readMoment(
  typed: string,
  texts: VersionTexts,
  { region, now }: StaffCaller,
): Result<Date, Refused> {
  const missing = languages.filter(
    (language) =>
      (texts.title[language] ?? "") === "" || plainTextOf(texts.bodies[language] ?? "") === "",
  );
  if (missing.length > 0)
    return refuse({ code: "article_words_missing", values: { languages: namesOf(missing) } });
  const undescribed = languages.filter(
    (language) => !arePicturesDescribed(texts.bodies[language] ?? ""),
  );
  if (undescribed.length > 0)
    return refuse({
      code: "article_picture_undescribed",
      values: { languages: namesOf(undescribed) },
    });
  if (typed === "") return ok(now);
  const moment = parseWireTime(typed, region);
  if (!moment.ok || moment.value < now) return refuse({ code: "article_day_past" });
  return moment;
}

const namesOf = (some: typeof languages): string =>
  some.map((language) => languageFacts[language].name).join(", ");

/** Takes an article away from everybody, but none that people accepted. Refuses `article_kept`. [BO-40] */
export async function retireArticle(
  db: Db,
  { id, version }: InputOf<typeof retireCall>,
  caller: StaffCaller,
): Promise<Result<Shown, Refusal<(typeof retireCall.refusals)[number]>>> {
  const held = await holdArticle(db, id);
  if (!held) return refuse({ code: "article_unknown" });
  const object = { object_kind, object_id: id } as const;
  if (held.version !== version) return changedMeanwhile(db, object, caller);
  if (!mayRetire(held.kind)) return refuse({ code: "article_kept" });
  if (held.retired_at !== null) return refuse({ code: "article_not_in_state" });
  await updateArticle(db, id, { retired_at: caller.now });
  await recordAudit(db, caller, { action: "retire_article", ...object });
  return readDeskArticle(db, { id }, caller);
}
