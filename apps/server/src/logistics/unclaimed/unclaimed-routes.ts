import * as calls from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { addDays } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { describeAllUnclaimed, showUnclaimed } from "./describe-unclaimed.ts";
import { askDiscard, discardUnclaimed, keepOn } from "./discard-unclaimed.ts";
import { keepUnclaimed } from "./keep-unclaimed.ts";
import { parcelClaimRoutes } from "./parcel-claim-routes.ts";
import { countUnclaimed, findWhose, selectAwaited, selectUnclaimed } from "./unclaimed-queries.ts";

/** The desk of parcels without an owner; matching them is the warehouse's. */
export function unclaimedRoutes(edge: Edge, needs: Needs): void {
  parcelClaimRoutes(edge, needs);
  mount(
    edge,
    calls.listUnclaimed,
    async (db, { page, page_size, tab, warehouse, text }, caller) => {
      const lateBefore = addDays(caller.now, -caller.settings.unclaimed_days);
      const { rows, total } = await selectUnclaimed(db, {
        tab,
        lateBefore,
        warehouse,
        text: text.trim(),
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      const datalist = await describeAllUnclaimed(db, rows, caller);
      return ok({ datalist, total, waiting: await countUnclaimed(db, lateBefore) });
    },
  );

  mount(edge, calls.listAwaitedLines, async (db, input, { language }) => {
    const whose = input.whose.trim();
    const rows = await selectAwaited(db, { whose, express_no: input.express_no.trim() });
    const uid =
      whose === "" ? rows.find((row) => row.is_forecast)?.uid : await findWhose(db, whose);
    const datalist = rows.map(({ names, ...row }) => ({
      ...row,
      item_name: names[language] ?? row.item_name,
    }));
    return ok({ uid: uid ?? "", datalist });
  });

  mount(edge, calls.keepUnclaimed, async (db, input, caller) =>
    shown(db, await keepUnclaimed(db, input, caller), caller),
  );
  mount(edge, calls.askDiscard, async (db, { id }, caller) =>
    shown(db, await askDiscard(db, id, caller), caller),
  );
  mount(edge, calls.keepOn, async (db, { id }, caller) =>
    shown(db, await keepOn(db, id, caller), caller),
  );
  mount(edge, calls.discardUnclaimed, async (db, { id }, caller) =>
    shown(db, await discardUnclaimed(db, id, caller), caller),
  );
}

async function shown<Refused>(db: Db, done: Result<number, Refused>, caller: StaffCaller) {
  return done.ok ? ok({ data: await showUnclaimed(db, done.value, caller) }) : done;
}
