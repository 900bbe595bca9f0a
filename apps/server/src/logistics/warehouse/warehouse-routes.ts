import * as calls from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { matchUnclaimed as matchCall } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { showUnclaimed } from "../unclaimed/describe-unclaimed.ts";
import { isKeptUnclaimed } from "../unclaimed/is-kept-unclaimed.ts";
import { checkLookedAt } from "./inspect-parcel.ts";
import { matchUnclaimed } from "./match-unclaimed.ts";
import { measureParcel } from "./measure-parcel.ts";
import { receiveParcel } from "./receive-parcel.ts";
import { showExpected, showReceived } from "./show-parcels.ts";
import { undoReceipt } from "./undo-receipt.ts";
import { findReceipt, selectExpected, selectReceipts } from "./warehouse-queries.ts";

export function warehouseRoutes(edge: Edge, needs: Needs): void {
  const { limits, jobs, say } = needs;

  mount(edge, calls.listExpected, async (db, { page, page_size }, caller) => {
    const found = await selectExpected(db, { limit: page_size, offset: (page - 1) * page_size });
    return ok({
      datalist: await showExpected(db, found.rows, { caller, say }),
      total: found.total,
    });
  });

  mount(edge, calls.listReceived, async (db, { page, page_size, unmeasured }, caller) => {
    const offset = (page - 1) * page_size;
    const found = await selectReceipts(db, { unmeasured, limit: page_size, offset });
    const datalist = await showReceived(db, found.rows, { caller, limits });
    return ok({ datalist, total: found.total });
  });

  mount(edge, calls.findExpress, async (db, { express_no }, caller) => {
    const photos_per_line = caller.settings.inspection_photos_per_line;
    const none = { expected: null, received: null, photos_per_line };
    const receipt = await findReceipt(db, { express_no });
    if (receipt) {
      const [received] = await showReceived(db, [receipt], { caller, limits });
      return ok({ data: { ...none, state: "received", received: received ?? null } });
    }
    const expected = await expectedUnder(db, express_no, { caller, say });
    if (expected) return ok({ data: { ...none, state: "expected", expected } });
    return (await isKeptUnclaimed(db, express_no))
      ? ok({ data: { ...none, state: "unclaimed" } })
      : refuse({ code: "express_no_unknown" });
  });

  const showParcel = async (db: Db, tid: string, caller: StaffCaller) => {
    const receipt = await findReceipt(db, { tid });
    const [shown] = await showReceived(db, receipt ? [receipt] : [], { caller, limits });
    if (!shown) throw new Error(`parcel ${tid} vanished while it was recorded`);
    return ok({ data: shown });
  };

  mount(edge, calls.receiveParcel, async (db, input, caller) => {
    const lookedAt = checkLookedAt(input, caller.settings.inspection_photos_per_line);
    if (!lookedAt.ok) return lookedAt;
    const received = await receiveParcel(db, input, { caller, needs });
    return received.ok ? showParcel(db, received.value, caller) : received;
  });

  mount(edge, calls.measureParcel, async (db, input, caller) => {
    const measured = await measureParcel(db, input, { caller, jobs });
    return measured.ok ? showParcel(db, measured.value, caller) : measured;
  });

  mount(edge, matchCall, async (db, input, caller) => {
    const matched = await matchUnclaimed(db, input, { caller, needs });
    return matched.ok ? ok({ data: await showUnclaimed(db, matched.value, caller) }) : matched;
  });

  mount(edge, calls.undoReceipt, async (db, { tid }, caller) => {
    const undone = await undoReceipt(db, tid, { caller, limits, jobs });
    if (!undone.ok) return undone;
    const expected = await expectedUnder(db, undone.value, { caller, say });
    if (!expected) throw new Error(`express number ${undone.value} is not awaited again`);
    return ok({ data: expected });
  });
}

async function expectedUnder(
  db: Db,
  express_no: string,
  at: Pick<Needs, "say"> & { readonly caller: StaffCaller },
) {
  const { rows } = await selectExpected(db, { express_no, limit: 1, offset: 0 });
  const [expected] = await showExpected(db, rows, at);
  return expected;
}
