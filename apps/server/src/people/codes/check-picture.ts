import type { PicturePurpose } from "./code-target.ts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isSame } from "../../kernel/is-same.ts";
import { hashPictureAnswer } from "./hash-code.ts";
import { takePicture } from "./picture-queries.ts";

export interface PictureAnswer {
  readonly image_key: string;
  readonly image_answer: string;
}

export type PictureRefusal = { readonly code: "image_captcha_needed" | "image_captcha_wrong" };

/**
 * Whether a person read the picture or question. It is spent by being answered, right or wrong, so nobody
 * guesses twice: hand this the database, not a transaction that a refusal would roll back. Refuses
 * `image_captcha_needed` without an answer and `image_captcha_wrong`. [ACC-19] [API-31] [ERR-42]
 */
export async function checkPicture(
  db: Db,
  asked: PictureAnswer & { readonly purpose: PicturePurpose; readonly now: Date },
  { config }: Pick<Needs, "config">,
): Promise<Result<undefined, PictureRefusal>> {
  const { image_key: key, purpose } = asked;
  const answer = plainDigits(asked.image_answer);
  if (key === "" || answer === "") return refuse({ code: "image_captcha_needed" });
  const picture = await takePicture(db, { key, purpose });
  const isRight =
    picture !== undefined &&
    picture.expires_at > asked.now &&
    isSame(picture.answer_hash, hashPictureAnswer(config.sealKey, { key, purpose }, answer));
  return isRight ? ok(undefined) : refuse({ code: "image_captcha_wrong" });
}

/** Keyboards for Chinese write wide digits, and people put spaces between them. */
const plainDigits = (text: string): string => text.normalize("NFKC").replace(/\s/g, "");
