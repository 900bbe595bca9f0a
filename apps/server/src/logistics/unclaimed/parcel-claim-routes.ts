import * as staffCalls from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import * as calls from "@sampan/contract/logistics/unclaimed/unclaimed";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { parcelClaimDeadline } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import { ok } from "@sampan/domain/kernel/result";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { claimParcel } from "./claim-parcel.ts";
import { refuseParcelClaim } from "./decide-parcel-claims.ts";
import { describeWaitingClaim } from "./describe-unclaimed.ts";
import {
  type OwnClaim,
  selectAllWaitingClaims,
  selectOwnParcelClaims,
} from "./parcel-claim-queries.ts";

/** Claims to parcels without an owner: made by customers, decided at the desk. [BO-15] */
export function parcelClaimRoutes(edge: Edge, { jobs }: Needs): void {
  mount(edge, calls.claimParcel, async (db, input, caller) => {
    const claimed = await claimParcel(db, input, caller);
    if (!claimed.ok) return claimed;
    const wanted = { accountId: caller.customer.id, id: claimed.value, limit: 1, offset: 0 };
    const [row] = (await selectOwnParcelClaims(db, wanted)).rows;
    if (!row) throw new Error(`claim ${claimed.value} is gone`);
    return ok({ data: describeOwn(row, caller) });
  });

  mount(edge, calls.queryParcelClaims, async (db, { page, page_size }, caller) => {
    const accountId = caller.customer.id;
    const offset = (page - 1) * page_size;
    const found = await selectOwnParcelClaims(db, { accountId, limit: page_size, offset });
    return ok({ datalist: found.rows.map((row) => describeOwn(row, caller)), total: found.total });
  });

  mount(edge, staffCalls.listParcelClaims, async (db, { page, page_size }, caller) => {
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectAllWaitingClaims(db, { limit: page_size, offset });
    const datalist = rows.map(({ kept_key, ...row }) => ({
      ...describeWaitingClaim(row, caller),
      unclaimed_id: kept_key ?? "",
    }));
    return ok({ datalist, total });
  });

  mount(edge, staffCalls.refuseParcelClaim, (db, input, caller) =>
    refuseParcelClaim(db, input, { caller, jobs }),
  );
}

const describeOwn = (
  { key, express_no, words, imgs, state, answer, created_at, parcel_tid }: OwnClaim,
  { customer, settings }: CustomerCaller,
) => ({
  id: key,
  express_no,
  words,
  images: imgs,
  state,
  answer,
  cdate: formatWireTime(created_at, customer.region),
  until:
    state === "waiting"
      ? formatWireTime(parcelClaimDeadline(created_at, settings), customer.region)
      : "",
  parcel_tid: parcel_tid ?? "",
});
