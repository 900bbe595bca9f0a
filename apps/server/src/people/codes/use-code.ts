import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { setUsed } from "./code-queries.ts";

/**
 * Uses up a code that was checked, in the transaction of what it allows: with a rollback the code is good
 * again. Refuses `captcha_wrong` when somebody used it in the meantime. [ACC-14]
 */
export const useCode = async (
  db: Db,
  codeId: number,
  now: Date,
): Promise<Result<undefined, { readonly code: "captcha_wrong" }>> =>
  (await setUsed(db, codeId, now)) ? ok(undefined) : refuse({ code: "captcha_wrong" });
