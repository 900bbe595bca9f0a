import { mostOff_bp, offByPhoto } from "@sampan/domain/logistics/photo-measure/sides-by-photo";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { findExpress } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { stateTitle } from "../tracking/state-title.ts";
import {
  selectExpectedContents,
  selectParcelContents,
  type StoredContent,
  type StoredExpress,
  type StoredReceipt,
} from "./warehouse-queries.ts";

type Found = OutputOf<typeof findExpress>["data"];
export type ExpectedParcel = NonNullable<Found["expected"]>;
export type ReceivedParcel = NonNullable<Found["received"]>;

export async function showExpected(
  db: Db,
  rows: readonly StoredExpress[],
  { caller, say }: { readonly caller: StaffCaller; readonly say: Needs["say"] },
): Promise<ExpectedParcel[]> {
  const contents = await selectExpectedContents(
    db,
    rows.map(({ express_no }) => express_no),
  );
  return rows.map((row) => ({
    express_no: row.express_no,
    carrier: row.carrier,
    uid: row.uid,
    recorded_at: formatWireTime(row.recorded_at, caller.region),
    scan:
      row.state === null || row.scanned_at === null
        ? null
        : {
            title: say(caller.language, stateTitle(row.state)),
            at: formatWireTime(row.scanned_at, caller.region),
            is_near: row.is_near,
          },
    items: contents.filter(({ of }) => of === row.express_no).map(shownContent(caller)),
  }));
}

export async function showReceived(
  db: Db,
  rows: readonly StoredReceipt[],
  { caller, limits }: { caller: StaffCaller; limits: Limits },
): Promise<ReceivedParcel[]> {
  const contents = await selectParcelContents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, billing, created_at, photo_mm, ...row }) => {
    const until = undoUntil(created_at, limits);
    const canUndo = billing === 3 && until > caller.now;
    return {
      ...row,
      photo: photo_mm && byPhoto(photo_mm, row),
      items: contents.filter(({ of }) => of === String(id)).map(shownContent(caller)),
      received_at: formatWireTime(created_at, caller.region),
      undo_until: canUndo ? formatWireTime(until, caller.region) : null,
    };
  });
}

/** Tape and photo beside each other. */
function byPhoto(
  mm: readonly number[],
  { length_mm, width_mm, height_mm }: Pick<StoredReceipt, "length_mm" | "width_mm" | "height_mm">,
): NonNullable<ReceivedParcel["photo"]> {
  const isTaped = length_mm !== null && width_mm !== null && height_mm !== null;
  const off_bp = isTaped ? offByPhoto({ length_mm, width_mm, height_mm }, mm) : null;
  return { mm: [...mm], off_bp, is_off: off_bp !== null && off_bp > mostOff_bp };
}

/** The last moment at which a receipt can be taken back. */
export const undoUntil = (receivedAt: Date, limits: Limits): Date =>
  new Date(receivedAt.getTime() + limits.receipt_undo_minutes * 60_000);

const shownContent =
  ({ language }: StaffCaller) =>
  ({ names, ...content }: StoredContent): ExpectedParcel["items"][number] => ({
    ...content,
    item_name: names[language] ?? content.item_name,
  });
