import * as calls from "@sampan/contract/logistics/voyages/staff-voyages";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listBoxesByNumber } from "../boxes/list-boxes-by-number.ts";
import { createVoyage } from "./create-voyage.ts";
import { type DescribedVoyage, describeVoyage, findVoyage } from "./describe-voyage.ts";
import { loadVoyage, unloadVoyage } from "./load-voyage.ts";
import { moveVoyage } from "./move-voyage.ts";
import { printManifest } from "./print-manifest.ts";
import { takeManifest } from "./take-manifest.ts";
import { selectBoxNumbers, selectVoyages } from "./voyage-queries.ts";

/** Containers and flights, and what customs is told of them. */
export function voyageRoutes(edge: Edge, { chance, jobs, say }: Needs): void {
  mount(edge, calls.listVoyages, async (db, { state, page, page_size }, { region }) => {
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectVoyages(db, { state, limit: page_size, offset });
    return ok({ datalist: rows.map((voyage) => describeVoyage(voyage, region)), total });
  });
  mount(edge, calls.getVoyage, async (db, { number }, { region }) => {
    const voyage = await findVoyage(db, number);
    if (!voyage) return refuse({ code: "voyage_unknown" });
    const loaded = await listBoxesByNumber(db, await selectBoxNumbers(db, voyage.id), region);
    return ok({ data: { ...describeVoyage(voyage, region), loaded } });
  });
  mount(edge, calls.createVoyage, async (db, wanted, caller) => {
    const number = await createVoyage(db, wanted, { caller, chance });
    return number.ok ? shown(db, ok(null), { number: number.value, caller }) : number;
  });
  mount(edge, calls.loadVoyage, async (db, load, caller) =>
    shown(db, await loadVoyage(db, load, caller), { ...load, caller }),
  );
  mount(edge, calls.unloadVoyage, async (db, load, caller) =>
    shown(db, await unloadVoyage(db, load, caller), { ...load, caller }),
  );
  mount(edge, calls.moveVoyage, async (db, move, caller) =>
    shown(db, await moveVoyage(db, move, { caller, jobs }), { ...move, caller }),
  );
  mount(edge, calls.takeManifest, takeManifest);
  mount(edge, calls.printManifest, (db, asked, caller) =>
    printManifest(db, asked, { caller, say }),
  );
}

/** The voyage as it is after an act. */
async function shown<E>(
  db: Db,
  done: Result<null, E>,
  { number, caller }: { readonly number: string; readonly caller: StaffCaller },
): Promise<Result<{ data: DescribedVoyage }, E>> {
  if (!done.ok) return done;
  const voyage = await findVoyage(db, number);
  if (!voyage) throw new Error(`voyage ${number} vanished while it was changed`);
  return ok({ data: describeVoyage(voyage, caller.region) });
}
