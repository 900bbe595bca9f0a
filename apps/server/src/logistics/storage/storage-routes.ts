import * as staffCalls from "@sampan/contract/logistics/storage/staff-storage";
import * as calls from "@sampan/contract/logistics/storage/storage";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { storageOf } from "../parcels/storage-of-parcel.ts";
import { abandonProposed, askToAbandon, keepOnShelf } from "./decide-abandonment.ts";
import { extendStorage } from "./extend-storage.ts";
import { giveDays } from "./give-days.ts";
import { giveUpStored } from "./give-up-stored.ts";
import { listStorage, showLying } from "./list-storage.ts";
import { selectOwnStoring } from "./storage-queries.ts";

/** Until when goods are kept in a warehouse. */
export function storageRoutes(edge: Edge, { jobs }: Needs): void {
  mount(edge, calls.queryStorage, async (db, _, { customer, settings, now }) => {
    const parcels = await selectOwnStoring(db, customer.id);
    const datalist = parcels.flatMap((parcel) => {
      const storage = storageOf(parcel, settings, now);
      return storage ? [{ tid: parcel.tid, order_tids: [...parcel.order_tids], storage }] : [];
    });
    return ok({
      datalist: datalist.toSorted((a, b) => a.storage.days_left - b.storage.days_left),
    });
  });

  mount(edge, calls.extendStorage, async (db, input, caller) => {
    const extended = await extendStorage(db, input, caller, { jobs });
    return extended.ok ? ok({}) : extended;
  });

  mount(edge, calls.giveUpStored, async (db, input, caller) => {
    const given = await giveUpStored(db, input, { caller, jobs });
    return given.ok ? ok({}) : given;
  });

  mount(edge, staffCalls.listStorage, async (db, input, caller) =>
    ok(await listStorage(db, input, caller)),
  );
  mount(edge, staffCalls.giveDays, async (db, input, caller) =>
    shown(db, await giveDays(db, input, caller), caller),
  );
  mount(edge, staffCalls.askAbandon, async (db, input, caller) =>
    shown(db, await askToAbandon(db, input, caller), caller),
  );
  mount(edge, staffCalls.keepStored, async (db, { tid }, caller) =>
    shown(db, await keepOnShelf(db, tid, caller), caller),
  );
  mount(edge, staffCalls.abandonStored, async (db, { tid }, caller) =>
    shown(db, await abandonProposed(db, tid, { caller, jobs }), caller),
  );
}

async function shown<Refused>(db: Db, done: Result<number, Refused>, caller: StaffCaller) {
  return done.ok ? ok({ data: await showLying(db, done.value, caller) }) : done;
}
