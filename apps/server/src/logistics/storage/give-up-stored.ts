import type { InputOf } from "@sampan/contract/kernel/call";
import type { giveUpStored as call } from "@sampan/contract/logistics/storage/storage";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findParcel } from "../parcels/find-parcel.ts";
import { abandonGoods, checkLying } from "./abandon-goods.ts";
import { insertAbandonment } from "./abandonment-queries.ts";
import { dropProposal, holdLying } from "./decide-abandonment.ts";

/** Gives up the caller's own goods as they lie, at whatever time; nothing comes back for them. */
export async function giveUpStored(
  db: Db,
  { tid }: InputOf<typeof call>,
  { caller, jobs }: { readonly caller: CustomerCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Refusal<(typeof call.refusals)[number]>>> {
  const { customer, now } = caller;
  const found = await findParcel(db, { tid, accountId: customer.id });
  if (!found) return refuse({ code: "parcel_unknown" });
  const held = await holdLying(db, tid, caller);
  if (!held.ok) return held;
  const may = await checkLying(db, held.value);
  if (!may.ok) return may;
  await dropProposal(db, found.id, { by: null, now });
  const row = { package_id: found.id, state: "done", reason: "" } as const;
  await insertAbandonment(db, { ...row, asked_at: now, ended_at: now });
  await abandonGoods(db, held.value, { staff: undefined, jobs, now });
  return ok(null);
}
