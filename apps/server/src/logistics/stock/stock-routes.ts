import * as calls from "@sampan/contract/logistics/stock/staff-stock";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { findCount, openOrJoin, selectCounts } from "./count-queries.ts";
import { showCount, showCounts } from "./describe-count.ts";
import { closeCount, settleCount } from "./end-count.ts";
import { noteDifference } from "./note-difference.ts";
import { scanStock } from "./scan-stock.ts";
import { describeStored, findOnShelf, shelveParcel } from "./shelve-parcel.ts";

export function stockRoutes(edge: Edge): void {
  mount(edge, calls.findStored, async (db, { number }) => {
    const found = await findOnShelf(db, number);
    return found.ok ? ok({ data: describeStored(number, found.value) }) : found;
  });
  mount(edge, calls.shelveParcel, async (db, input, caller) => {
    const shelved = await shelveParcel(db, input, caller);
    return shelved.ok ? ok({ data: shelved.value }) : shelved;
  });
  mount(edge, calls.listCounts, async (db, { page, page_size, warehouse }, caller) => {
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectCounts(db, { warehouse, limit: page_size, offset });
    return ok({ datalist: await showCounts(db, rows, caller), total });
  });
  mount(edge, calls.getCount, async (db, { id }, caller) =>
    (await findCount(db, id))
      ? ok({ data: await showCount(db, id, caller) })
      : refuse({ code: "count_unknown" }),
  );
  mount(edge, calls.openCount, async (db, { warehouse, shelf }, caller) => {
    const count = { warehouse, shelf, opened_at: caller.now, opened_by: caller.staff.id };
    const { key, isNew } = await openOrJoin(db, count);
    if (isNew)
      await recordAudit(db, caller, {
        action: "open_stock_count",
        object_kind: "stock_count",
        object_id: key,
        new_value: { warehouse, shelf },
      });
    return ok({ data: await showCount(db, key, caller) });
  });
  mount(edge, calls.scanStock, async (db, input, caller) => {
    const scanned = await scanStock(db, input, caller);
    return scanned.ok ? ok({ data: scanned.value }) : scanned;
  });
  mount(edge, calls.closeCount, async (db, { id }, caller) => {
    const closed = await closeCount(db, id, caller);
    return closed.ok ? ok({ data: await showCount(db, id, caller) }) : closed;
  });
  mount(edge, calls.noteDifference, async (db, input, caller) => {
    const noted = await noteDifference(db, input, caller);
    return noted.ok ? ok({ data: await showCount(db, noted.value, caller) }) : noted;
  });
  mount(edge, calls.settleCount, async (db, { id }, caller) => {
    const settled = await settleCount(db, id, caller);
    return settled.ok ? ok({ data: await showCount(db, id, caller) }) : settled;
  });
}
