import type { InputOf } from "@sampan/contract/kernel/call";
import type { claimParcel as call } from "@sampan/contract/logistics/unclaimed/unclaimed";
import { startOfBusinessDay } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { readParcelClaim } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import { countParcelClaims } from "./parcel-claim-queries.ts";

/**
 * Keeps somebody's word that a parcel is theirs, for staff to decide; answers its row. Whether there is such a parcel,
 * and whose it is, is not looked at: nobody learns from the answer what others expect, and numbers cannot be tried out
 * for long. Sent again while it waits, it takes the place of what was sent. [BO-15]
 */
export async function claimParcel(
  db: Db,
  input: InputOf<typeof call>,
  { customer, settings, now }: CustomerCaller,
): Promise<Result<number, Refusal<(typeof call.refusals)[number] | "login_needed">>> {
  const read = readParcelClaim(input);
  if (!read.ok) return read;
  const { express_no, words, images } = read.value;
  const accountId = customer.id;
  const held = await holdLiveAccount(db, accountId, "one by one");
  if (!held.ok) return held;
  for (const url of images)
    if (!(await findOwnFile(db, { url, accountId, kind: "request" })))
      return refuse({ code: "file_unknown" });
  const said = { words, imgs: JSON.stringify(images) };
  const replaced = await db
    .updateTable("parcel_claims")
    .set(said)
    .where("account_id", "=", accountId)
    .where("express_no", "=", express_no)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst();
  if (replaced) return ok(replaced.id);
  const n = settings.parcel_claims_per_day;
  const since = startOfBusinessDay(now, customer.region);
  if ((await countParcelClaims(db, accountId, since)) >= n)
    return refuse({ code: "parcel_claims_too_many", values: { n } });
  const { id } = await db
    .insertInto("parcel_claims")
    .values({ ...said, account_id: accountId, express_no, state: "waiting", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return ok(id);
}
