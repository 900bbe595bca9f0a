import { widerNetworkOf } from "@sampan/domain/kernel/http/network-address";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countAgainstLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { askerOf, type AskerHash, type Typist } from "./code-asker.ts";
import { isSame } from "../../kernel/is-same.ts";
import { hashCode } from "./hash-code.ts";
import { countWrongTry, lockNewestCode, type StoredCode } from "./code-queries.ts";
import type { CodeTarget } from "./code-target.ts";

export type CodeRefusal = { readonly code: "captcha_wrong" | "captcha_locked" };

export interface TypedCode extends CodeTarget {
  readonly code: string;
}

/**
 * Codes that are typed where none was asked for, in an hour and from one network. None of them can be right, and
 * they touch nobody's code: what is bounded is the work they make.
 */
const strays = { most: 60, window_ms: 3_600_000 };

/**
 * The id of the code that a person typed, when it is the newest they asked for with this target and purpose, fresh
 * and unused; it is not used up yet. A wrong try counts even though the answer is a refusal, so this opens a
 * transaction of its own: hand it the database, not an open transaction. Refuses `captcha_wrong`, also to whoever
 * did not ask for a code, and `captcha_locked` once too many were wrong. [ACC-12] [ACC-14] [ERR-41]
 */
export async function checkCode(
  db: Db,
  typed: TypedCode,
  caller: Pick<Request, "address" | "now"> & Typist,
  needs: Pick<Needs, "config" | "limits">,
): Promise<Result<number, CodeRefusal>> {
  const { address, now } = caller;
  const asker = askerOf(caller, typed.purpose);
  const own = asker && (await tryOwn(db, typed, { asker, now }, needs));
  if (own) return own;
  const limit = { ...strays, bucket: `stray_code:${widerNetworkOf(address)}` };
  return refuse({
    code: (await countAgainstLimit(db, limit, now)) ? "captcha_wrong" : "captcha_locked",
  });
}

/** Undefined where they have no code that a try could be about. */
function tryOwn(
  db: Db,
  { code, ...target }: TypedCode,
  { asker, now }: { readonly asker: AskerHash; readonly now: Date },
  { config, limits }: Pick<Needs, "config" | "limits">,
): Promise<Result<number, CodeRefusal> | undefined> {
  return db.transaction().execute(async (open) => {
    const captcha = await lockNewestCode(open, target, asker);
    if (!captcha || !isFresh(captcha, now)) return undefined;
    if (captcha.wrong_tries >= limits.captcha_wrong_tries)
      return refuse({ code: "captcha_locked" });
    if (isSame(captcha.code_hash, hashCode(config.sealKey, target, code))) return ok(captcha.id);
    await countWrongTry(open, captcha.id);
    return refuse({ code: "captcha_wrong" });
  });
}

const isFresh = ({ used_at, expires_at }: StoredCode, now: Date): boolean =>
  used_at === null && expires_at > now;
