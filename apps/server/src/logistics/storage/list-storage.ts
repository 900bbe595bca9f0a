import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import {
  type listStorage as call,
  type LyingParcel,
  storageActs,
  type StorageTab,
} from "@sampan/contract/logistics/storage/staff-storage";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { noticesNeeded } from "@sampan/domain/logistics/storage/storage-clock";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type ParcelStorage, storageOf } from "../parcels/storage-of-parcel.ts";
import { selectAbandoned, selectShown, type ShownLying } from "./desk-queries.ts";
import { endingBefore, toldOf } from "./storage-jobs.ts";
import { findStoring, selectStoringSince, type StoringParcel } from "./storage-queries.ts";

type Listed = OutputOf<typeof call>;

interface Lying {
  readonly parcel: StoringParcel;
  readonly storage: ParcelStorage;
}

/** Parcels whose days are near their end, or over, the first end first; reckoned by the rule that the owner reads. */
async function selectEnding(db: Db, { settings, now }: Pick<StaffCaller, "settings" | "now">) {
  const stored = await selectStoringSince(db, endingBefore(settings, now));
  return stored
    .flatMap((parcel): Lying[] => {
      const storage = storageOf(parcel, settings, now);
      return storage && storage.stage !== "free" ? [{ parcel, storage }] : [];
    })
    .toSorted((a, b) => a.storage.days_left - b.storage.days_left || a.parcel.id - b.parcel.id);
}

const isOfTab = (tab: StorageTab, { parcel, storage }: Lying): boolean => {
  if (tab === "due") return storage.stage === "due" && !parcel.is_asked;
  return tab === "asked" ? parcel.is_asked : tab === "ending";
};

/** The desk's list. */
export async function listStorage(
  db: Db,
  { tab, warehouse, text, page, page_size }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Listed> {
  const ending = await selectEnding(db, caller);
  const count = (of: StorageTab) => ending.filter((one) => isOfTab(of, one)).length;
  const counts = { ending: ending.length, due: count("due"), asked: count("asked") };
  const offset = (page - 1) * page_size;
  const wish = { warehouse, text: text.trim() };
  if (tab === "done") {
    const { rows, total } = await selectAbandoned(db, { ...wish, limit: page_size, offset });
    return { datalist: rows.map((row) => describe(row, undefined, caller)), total, counts };
  }
  const wanted = ending.filter((one) => isOfTab(tab, one) && isNamed(one.parcel, wish));
  const shown = wanted.slice(offset, offset + page_size);
  const rows = await selectShown(
    db,
    shown.map(({ parcel }) => parcel.id),
  );
  const datalist = shown.flatMap((lying) => {
    const row = rows.find(({ id }) => id === lying.parcel.id);
    return row ? [describe(row, lying, caller)] : [];
  });
  return { datalist, total: wanted.length, counts };
}

const isNamed = (
  parcel: StoringParcel,
  { warehouse, text }: { readonly warehouse: string | undefined; readonly text: string },
): boolean =>
  (warehouse === undefined || parcel.warehouse === warehouse) &&
  [parcel.tid, parcel.express_no, parcel.uid].some((one) =>
    one.toLowerCase().includes(text.toLowerCase()),
  );

/** One parcel as the desk shows it. */
export async function showLying(db: Db, id: number, caller: StaffCaller): Promise<LyingParcel> {
  const [row] = await selectShown(db, [id]);
  if (!row) throw new Error(`parcel ${id} is gone`);
  const parcel = await findStoring(db, id);
  const storage = parcel && storageOf(parcel, caller.settings, caller.now);
  return describe(row, parcel && storage ? { parcel, storage } : undefined, caller);
}

function describe(
  { id: _, told, extensions, abandonment, created_at, ...row }: ShownLying,
  lying: Lying | undefined,
  caller: StaffCaller,
): LyingParcel {
  const at = (time: Date | string | null) =>
    time === null ? "" : formatWireTime(new Date(time), caller.region);
  const ofThisEnd = told.filter(({ last_day }) => last_day === lying?.storage.last_day);
  return {
    ...row,
    received_at: at(created_at),
    storage: lying?.storage ?? null,
    told: ofThisEnd.map(({ days, told_at }) => ({ days, at: at(told_at) })),
    extensions: extensions.map(({ created_at: added, ...one }) => ({ ...one, at: at(added) })),
    abandonment: abandonment && {
      state: abandonment.state,
      reason: abandonment.reason,
      asked_by: abandonment.asked_name ?? "",
      asked_at: at(abandonment.asked_at),
      ended_by: abandonment.ended_name ?? "",
      ended_at: at(abandonment.ended_at),
    },
    acts: lying ? actsOn(lying, abandonment, caller) : [],
  };
}

/** What may be done by the rules that need no look at the goods themselves. */
function actsOn(
  { parcel, storage }: Lying,
  abandonment: ShownLying["abandonment"],
  { staff }: StaffCaller,
): LyingParcel["acts"] {
  const isAsked = abandonment?.state === "asked";
  const isTold = toldOf(parcel, storage.last_day).length >= noticesNeeded;
  const isDue = storage.stage === "due" && isTold;
  const may = {
    give_days: true,
    ask_abandon: isDue && !isAsked,
    keep: isAsked,
    abandon: isDue && isAsked && abandonment.asked_by !== staff.id,
  };
  return storageActs.filter((act) => may[act]);
}

/** How many parcels are past their end, how many of them past their deadline, and since when the first is. */
export async function countOver(
  db: Db,
  at: Pick<StaffCaller, "settings" | "now">,
): Promise<{ readonly count: number; readonly late: number; readonly oldest_days: number }> {
  const over = (await selectEnding(db, at)).filter(({ storage }) => storage.days_left < 0);
  return {
    count: over.length,
    late: over.filter(({ storage }) => storage.stage === "due").length,
    oldest_days: -(over[0]?.storage.days_left ?? 0),
  };
}
