import { pickupCodeState, pickupTries_most } from "@sampan/domain/logistics/pickups/pickup-code";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { isSame } from "../../kernel/is-same.ts";
import { countWrongTry, lockCode } from "./pickup-queries.ts";

type Refused = Refusal<
  "parcel_not_in_state" | "pickup_code_wrong" | "pickup_code_expired" | "pickup_code_locked"
>;

/**
 * Whether this code hands the parcel over now. A wrong try counts even though the answer is a refusal, so this opens a
 * transaction of its own: hand it the database, not an open transaction.
 */
export const tryPickupCode = (
  db: Db,
  typed: { readonly tid: string; readonly code: string },
  now: Date,
): Promise<Result<null, Refused>> =>
  db.transaction().execute(async (open): Promise<Result<null, Refused>> => {
    const own = await lockCode(open, typed.tid);
    if (!own) return refuse({ code: "parcel_not_in_state" });
    const state = pickupCodeState(own, now);
    if (state !== "good") return refuse({ code: `pickup_code_${state}` });
    if (isSame(Buffer.from(own.code), Buffer.from(typed.code))) return ok(null);
    await countWrongTry(open, own.package_id);
    const left = pickupTries_most - own.wrong_tries - 1;
    return left > 0
      ? refuse({ code: "pickup_code_wrong", values: { n: left } })
      : refuse({ code: "pickup_code_locked" });
  });
