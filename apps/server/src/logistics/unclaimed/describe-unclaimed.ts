import type { UnclaimedParcel } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { unclaimedActs } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import {
  isOpenUnclaimed,
  nextUnclaimedState,
  unclaimedDeadline,
} from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import { parcelClaimDeadline } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { selectWaitingClaims, type WaitingClaim } from "./parcel-claim-queries.ts";
import { findShownUnclaimed, type ShownUnclaimed } from "./unclaimed-queries.ts";

/** A parcel without an owner as one reader at the desk sees it, with what they may do about it now. [BO-15] */
function describeUnclaimed(
  row: ShownUnclaimed,
  claims: readonly WaitingClaim[],
  caller: StaffCaller,
): UnclaimedParcel {
  const { settings, now, region, staff } = caller;
  const deadline = unclaimedDeadline(row.received_at, settings);
  const isDue = deadline <= now;
  const mayDiscard = {
    match: true,
    ask_discard: isDue,
    keep_on: true,
    discard: isDue && claims.length === 0 && row.discard_asked_by !== staff.id,
  };
  return {
    id: row.key,
    express_no: row.express_no,
    warehouse: row.warehouse,
    shelf: row.shelf,
    weight_g: row.weight_g,
    length_mm: row.length_mm,
    width_mm: row.width_mm,
    height_mm: row.height_mm,
    photos: row.photos,
    marks: row.marks,
    label: row.label,
    note: row.note,
    state: row.state,
    received_at: formatWireTime(row.received_at, region),
    received_by: row.received_name,
    deadline: formatWireTime(deadline, region),
    is_late: isDue && isOpenUnclaimed(row.state),
    discard_asked_by: row.discard_asked_name ?? "",
    ended_at: row.ended_at === null ? "" : formatWireTime(row.ended_at, region),
    ended_by: row.ended_name ?? "",
    parcel_tid: row.parcel_tid ?? "",
    is_awaited: row.is_awaited,
    claims: claims.map((claim) => describeWaitingClaim(claim, caller)),
    acts: unclaimedActs.filter((act) => mayDiscard[act] && nextUnclaimedState(row.state, act).ok),
  };
}

/** A claim that waits, as the desk sees it. */
export const describeWaitingClaim = (
  { key, uid, express_no, words, imgs, created_at }: WaitingClaim,
  { region, settings }: StaffCaller,
) => ({
  id: key,
  uid,
  express_no,
  words,
  images: imgs,
  cdate: formatWireTime(created_at, region),
  until: formatWireTime(parcelClaimDeadline(created_at, settings), region),
});

/** Rows of a list, each with the claims to it. */
export async function describeAllUnclaimed(
  db: Db,
  rows: readonly ShownUnclaimed[],
  caller: StaffCaller,
): Promise<UnclaimedParcel[]> {
  const open = rows.filter(({ state }) => isOpenUnclaimed(state));
  const claims = await selectWaitingClaims(
    db,
    open.map(({ express_no }) => express_no),
  );
  return rows.map((row) =>
    describeUnclaimed(
      row,
      isOpenUnclaimed(row.state)
        ? claims.filter(({ express_no }) => express_no === row.express_no.toUpperCase())
        : [],
      caller,
    ),
  );
}

/** The same of a row that was just changed. */
export async function showUnclaimed(
  db: Db,
  id: number,
  caller: StaffCaller,
): Promise<UnclaimedParcel> {
  const row = await findShownUnclaimed(db, id);
  if (!row) throw new Error(`unclaimed parcel ${id} is gone`);
  const [shown] = await describeAllUnclaimed(db, [row], caller);
  if (!shown) throw new Error(`unclaimed parcel ${id} is not described`);
  return shown;
}
