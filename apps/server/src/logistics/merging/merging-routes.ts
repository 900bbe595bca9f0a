import * as calls from "@sampan/contract/logistics/merging/merging";
import * as staffCalls from "@sampan/contract/logistics/merging/staff-merging";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { chooseParcelWay } from "./choose-parcel-way.ts";
import { listStoredParcels } from "./list-stored-parcels.ts";
import { mergePackages } from "./merge-packages.ts";
import { packingLateBefore } from "./packing-late.ts";
import { packParcel } from "./pack-parcel.ts";
import { selectToPack } from "./packing-queries.ts";
import { quoteMerge } from "./quote-merge.ts";
import { quotePacking } from "./quote-packing.ts";
import { readdressParcel } from "./readdress-parcel.ts";
import { splitPackage } from "./split-package.ts";
import type { StoresOfMerged } from "./stores-of-merged.ts";

export function mergingRoutes(
  edge: Edge,
  { chance, jobs, say }: Needs,
  stores: StoresOfMerged,
): void {
  mount(edge, calls.queryStoredParcels, async (db, _, caller) =>
    ok({ datalist: await listStoredParcels(db, { caller, say }) }),
  );

  mount(edge, calls.quoteMerge, async (db, { tids }, caller) => {
    const quote = await quoteMerge(db, tids, caller);
    return quote.ok ? ok({ data: quote.value }) : quote;
  });

  mount(edge, calls.mergePackages, async (db, input, caller) => {
    const tid = await mergePackages(db, input, { caller, chance, jobs, stores });
    return tid.ok ? ok({ data: { tid: tid.value } }) : tid;
  });

  mount(edge, calls.chooseParcelWay, async (db, input, caller) => {
    const tid = await chooseParcelWay(db, input, caller);
    return tid.ok ? ok({ data: { tid: tid.value } }) : tid;
  });

  mount(edge, calls.readdressParcel, async (db, input, caller) => {
    const tids = await readdressParcel(db, input, { caller, jobs });
    return tids.ok ? ok({ data: { tids: [...tids.value] } }) : tids;
  });

  mount(edge, calls.splitPackage, async (db, { tid }, caller) => {
    const tids = await splitPackage(db, tid, { caller, jobs, stores });
    return tids.ok ? ok({ data: { tids: tids.value } }) : tids;
  });

  mount(edge, staffCalls.listToPack, async (db, input, { region, settings, now }) => {
    const { page, page_size, ...search } = input;
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectToPack(db, {
      ...search,
      lateBefore: packingLateBefore({ settings, now }),
      limit: page_size,
      offset,
    });
    const datalist = rows.map(({ asked_at, parts, services, ...parcel }) => ({
      ...parcel,
      services: [...services],
      asked_at: formatWireTime(asked_at, region),
      parts: [...parts],
    }));
    const { packing_photos_each: photos_each, packing_hours } = settings;
    return ok({ datalist, total, photos_each, packing_hours });
  });

  mount(edge, staffCalls.quotePacking, async (db, input, caller) => {
    const quote = await quotePacking(db, input, caller);
    return quote.ok ? ok({ data: quote.value }) : quote;
  });

  mount(edge, staffCalls.packParcel, async (db, input, caller) => {
    const tid = await packParcel(db, input, { caller, jobs });
    return tid.ok ? ok({ data: { tid: tid.value } }) : tid;
  });
}
