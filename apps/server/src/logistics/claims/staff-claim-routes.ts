import * as calls from "@sampan/contract/logistics/claims/staff-claims";
import { ok } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findSignatures } from "../../trade/refunds/find-signatures.ts";
import { closeClaimAtDesk } from "./close-claim.ts";
import { compensateBuyer } from "./compensate-buyer.ts";
import { acceptClaim, rejectClaim } from "./decide-claim.ts";
import { describeStaffClaim } from "./describe-staff-claim.ts";
import { findEvidence } from "./find-evidence.ts";
import { acceptMore, keepClaim } from "./look-again.ts";
import { recordSellerShare } from "./record-seller-share.ts";
import {
  countWaitingClaims,
  selectClaimsOfTab,
  selectShownClaim,
  type ShownClaim,
} from "./shown-claim-queries.ts";

export function staffClaimRoutes(edge: Edge, { jobs }: Needs): void {
  mount(edge, calls.listClaims, async (db, { tab, page, page_size }, caller) => {
    const offset = (page - 1) * page_size;
    const { now } = caller;
    const wanted = { tab, limit: page_size, offset, now };
    const { rows, ...count } = await selectClaimsOfTab(db, wanted);
    const datalist = await describeAll(db, rows, caller);
    return ok({ datalist, ...count, waiting: await countWaitingClaims(db, now) });
  });

  mount(edge, calls.acceptClaim, async (db, input, caller) => {
    const accepted = await acceptClaim(db, input, { caller, jobs });
    return accepted.ok ? show(db, input.id, caller) : accepted;
  });
  mount(edge, calls.rejectClaim, async (db, input, caller) => {
    const rejected = await rejectClaim(db, input, { caller, jobs });
    return rejected.ok ? show(db, input.id, caller) : rejected;
  });
  mount(edge, calls.keepClaim, async (db, input, caller) => {
    const kept = await keepClaim(db, input, { caller, jobs });
    return kept.ok ? show(db, input.id, caller) : kept;
  });
  mount(edge, calls.acceptMoreOfClaim, async (db, input, caller) => {
    const accepted = await acceptMore(db, input, { caller, jobs });
    return accepted.ok ? show(db, input.id, caller) : accepted;
  });
  mount(edge, calls.compensateBuyer, async (db, { id }, caller) => {
    const paid = await compensateBuyer(db, id, { caller, jobs });
    return paid.ok ? show(db, id, caller) : paid;
  });
  mount(edge, calls.recordSellerShare, async (db, { id, amount }, caller) => {
    const recorded = await recordSellerShare(db, { number: id, amount }, { caller, jobs });
    return recorded.ok ? show(db, id, caller) : recorded;
  });
  mount(edge, calls.closeClaimAtDesk, async (db, { id }, caller) => {
    const closed = await closeClaimAtDesk(db, id, { caller, jobs });
    return closed.ok ? show(db, id, caller) : closed;
  });
}

async function show(db: Db, number: string, caller: StaffCaller) {
  const row = await selectShownClaim(db, { number });
  const [data] = row ? await describeAll(db, [row], caller) : [];
  if (!data) throw new Error(`claim ${number} is gone`);
  return ok({ data });
}

async function describeAll(db: Db, rows: readonly ShownClaim[], caller: StaffCaller) {
  const parcels = await findEvidence(
    db,
    rows.map(({ item_id }) => item_id),
  );
  const signatures = await findSignatures(
    db,
    "claim",
    rows.map(({ number }) => number),
  );
  return rows.map((row) => {
    const beside = {
      parcels,
      signatures: signatures.get(row.number) ?? [],
    };
    return describeStaffClaim(row, beside, caller);
  });
}
