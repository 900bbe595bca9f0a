import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { countTry } from "../sessions/count-try.ts";
import { isMobileKnown } from "./account-queries.ts";
import { readMobile, type TypedMobile } from "./read-mobile.ts";

/** Asking whether numbers have accounts is a way to collect them, so one address may ask only so often. */
const askings = { most: 60, window_ms: 3_600_000 };

/**
 * Succeeds for a number that is free. Refuses `mobile_known`, `mobile_invalid` and, for an address that asks
 * for many, `call_limit`. [API-18] [ACC-09] [ACC-11] [ERR-44] [NFR-08]
 */
export async function checkMobile(
  db: Db,
  input: TypedMobile,
  caller: Visitor,
): Promise<
  Result<Record<never, never>, Refusal<"mobile_invalid" | "mobile_known" | "call_limit">>
> {
  const bucket = `check_mobile:${caller.address}`;
  if (!(await countTry(db, { bucket, ...askings }, caller.now)))
    return refuse({ code: "call_limit" });
  const mobile = readMobile(input, caller);
  if (!mobile.ok) return mobile;
  return (await isMobileKnown(db, mobile.value)) ? refuse({ code: "mobile_known" }) : ok({});
}
