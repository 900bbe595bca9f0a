import {
  acknowledgeStuck,
  judgedSince_days,
  listJudgedIntervals,
  listStuck,
} from "@sampan/contract/logistics/intervals/staff-stuck";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { acknowledgeParcel } from "./acknowledge-parcel.ts";
import { selectJudged } from "./hit-queries.ts";
import { selectStuck } from "./interval-queries.ts";

export function intervalRoutes(edge: Edge): void {
  mount(edge, listStuck, async (db, { tab, page, page_size }, { region }) => {
    const { rows, total } = await selectStuck(db, {
      isAcknowledged: tab === "looked_after",
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    const datalist = rows.map(({ begun_at, due_at, acknowledged_at, ...row }) => ({
      ...row,
      begun_at: formatWireTime(begun_at, region),
      due_at: formatWireTime(due_at, region),
      acknowledged_at: acknowledged_at && formatWireTime(acknowledged_at, region),
    }));
    return ok({ datalist, total });
  });
  mount(edge, listJudgedIntervals, async (db, _, { now }) =>
    ok({ datalist: [...(await selectJudged(db, addDays(now, -judgedSince_days)))] }),
  );
  mount(edge, acknowledgeStuck, acknowledgeParcel);
}
