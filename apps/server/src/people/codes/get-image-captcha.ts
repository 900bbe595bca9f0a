import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { getImageCaptcha as call } from "@sampan/contract/people/codes/graphic-captcha";
import type { Language } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { createBulkhead, type BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countAgainstLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { hashPictureAnswer } from "./hash-code.ts";
import { drawDigits } from "./draw-digits.ts";
import { insertPicture } from "./picture-queries.ts";

type Call = typeof call;

const hour_ms = 3_600_000;
const digits = 5;
const key_bytes = 16;

/** Drawing keeps a thread busy for some milliseconds. */
const inDrawingBulkhead = createBulkhead({ atOnce: 2, waiting: 40 });

/**
 * A picture of digits, or the same as words for people who do not see pictures. A program reads words more
 * easily, so an address hears fewer of them. Refuses `call_limit` and, when too many wait,
 * `server_busy`. [API-31] [ACC-19] [NFR-08]
 */
export async function getImageCaptcha(
  db: Db,
  { purpose, form }: InputOf<Call>,
  { address, language, now }: Visitor,
  { chance, config, limits, say }: Needs,
): Promise<Result<OutputOf<Call>, BulkheadFull | { readonly code: "call_limit" }>> {
  const most =
    form === "picture" ? limits.pictures_per_address_hour : limits.spoken_pictures_per_address_hour;
  const bucket = `picture:${form}:${address}`;
  if (!(await countAgainstLimit(db, { bucket, most, window_ms: hour_ms }, now)))
    return refuse({ code: "call_limit" });

  const answer = Array.from(chance(digits), (byte) => byte % 10).join("");
  const key = Buffer.from(chance(key_bytes)).toString("hex");
  const drawn =
    form === "picture" ? await inDrawingBulkhead(() => drawDigits(answer, chance)) : undefined;
  if (drawn && !drawn.ok) return drawn;
  const valid_s = limits.picture_valid_minutes * 60;
  await insertPicture(db, {
    key,
    purpose,
    answer_hash: hashPictureAnswer(config.sealKey, { key, purpose }, answer),
    expires_at: new Date(now.getTime() + valid_s * 1000),
  });
  const image = drawn ? `data:image/png;base64,${drawn.value.toString("base64")}` : "";
  const question = drawn ? "" : questionOf(answer, language, say);
  return ok({ data: { key, image, question, valid_s } });
}

const names = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
] as const;

function questionOf(answer: string, language: Language, say: Needs["say"]): string {
  const words = [...answer].map((digit) =>
    say(language, `messages.digits.${names[Number(digit)]}`),
  );
  return say(language, "messages.picture_question", { words: words.join(" · ") });
}
