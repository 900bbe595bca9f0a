import type { InputOf } from "@sampan/contract/kernel/call";
import type { addClearanceProofs as call } from "@sampan/contract/logistics/clearance/clearance";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { clearanceProofs, proofsLeft } from "@sampan/domain/logistics/clearance/clearance-proofs";
import type { Db } from "../../kernel/db/db.ts";
import { fileUrl } from "../../kernel/files/file-url.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findProofs, insertProofs, selectOwnProofs } from "./clearance-proofs.ts";
import { insertStep } from "./clearance-queries.ts";
import { holdOwn } from "./decide-clearance.ts";

/**
 * The owner of a parcel shows what EZ WAY says, for the desk to look at; it moves nothing. What was brought before is not brought
 * again. Refuses `clearance_proof_needed` for nothing, `clearance_not_in_state` where there is nothing to show, and `clearance_proofs_too_many`
 * above so many to one version.
 */
export async function addClearanceProofs(
  db: Db,
  { tid, version, imgs }: InputOf<typeof call>,
  caller: CustomerCaller,
): Promise<Result<null, Refusal<(typeof call.refusals)[number]>>> {
  const held = await holdOwn(db, { tid, version }, caller);
  if (!held.ok) return held;
  if (imgs.length === 0) return refuse({ code: "clearance_proof_needed" });
  const { id, state } = held.value.clearance;
  const there = (await selectOwnProofs(db, id)).map(fileUrl);
  const fresh = imgs.filter((url) => !there.includes(url));
  if (fresh.length === 0) return ok(null);
  if (proofsLeft(state, 0) === 0) return refuse({ code: "clearance_not_in_state" });
  if (fresh.length > proofsLeft(state, there.length))
    return refuse({ code: "clearance_proofs_too_many", values: { n: clearanceProofs } });
  const accountId = caller.customer.id;
  const proofs = await findProofs(db, { imgs: fresh, accountId, by: "customer" });
  if (!proofs.ok) return proofs;
  const step = { clearance_id: id, event: "prove", by: "customer", at: caller.now } as const;
  await insertProofs(db, await insertStep(db, step), proofs.value);
  return ok(null);
}
