import { addDays } from "@sampan/domain/kernel/business-time";
import { noticeDue, reminderDays } from "@sampan/domain/logistics/storage/storage-clock";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { storageOf } from "../parcels/storage-of-parcel.ts";
import {
  findStoring,
  insertNotice,
  selectStoringSince,
  type StoringParcel,
} from "./storage-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-storage": Record<never, never>;
  }
}

/**
 * The job "watch-storage": tells owners 14, 7, 3 and 1 days before their parcel's days end, and once they have. Each
 * word is written once, whoever runs the job and how often; after days without it only the nearest is.
 */
export async function watchStorage(needs: Needs): Promise<void> {
  const now = needs.clock();
  const settings = needs.settings.at(now);
  const stored = await selectStoringSince(needs.database.db, endingBefore(settings, now));
  const owed = stored.filter((parcel) => owedTo(parcel, settings, now) !== undefined);
  await actOnEach(owed, {
    log: needs.log,
    name: ({ tid }) => `storage of parcel ${tid}`,
    act: ({ id }) =>
      needs.database.db
        .transaction()
        .execute((open) => tell(open, id, { jobs: needs.jobs, settings, now })),
  });
}

/** What came after this is nowhere near its end: no days are fewer than the fewest that are free. */
export const endingBefore = ({ free_storage_days }: Settings, now: Date): Date =>
  addDays(now, 1 + reminderDays[0] - Math.min(...Object.values(free_storage_days)));

function owedTo(parcel: StoringParcel, settings: Settings, now: Date) {
  const clock = storageOf(parcel, settings, now);
  if (!clock) return undefined;
  const days = noticeDue(clock, toldOf(parcel, clock.last_day));
  return days === undefined ? undefined : { days, clock };
}

/** What an owner was told of an end; of an earlier one, before it was moved, does not count. */
export const toldOf = ({ told }: Pick<StoringParcel, "told">, last_day: string): number[] =>
  told.filter((one) => one.last_day === last_day).map(({ days }) => days);

interface Telling extends Pick<Needs, "jobs"> {
  readonly settings: Settings;
  readonly now: Date;
}

async function tell(db: Db, id: number, { jobs, settings, now }: Telling): Promise<void> {
  // Whoever extends it holds it as well: nobody is told of an end that has just moved.
  await lockParcels(db, { ids: [id] });
  const parcel = await findStoring(db, id);
  const owed = parcel && owedTo(parcel, settings, now);
  if (!owed) return;
  const { days, clock } = owed;
  const { last_day, days_left, deadline } = clock;
  if (!(await insertNotice(db, { package_id: id, last_day, days, told_at: now }))) return;
  const to = { accountId: parcel.account_id, link: `/packageDetail/${parcel.tid}`, now };
  const { tid } = parcel;
  if (days_left < 0)
    return notifyCustomer(db, jobs, {
      ...to,
      kind: "storage_over",
      values: { tid, day: last_day, deadline },
    });
  return notifyCustomer(db, jobs, {
    ...to,
    kind: "storage_ending",
    values: { tid, days: days_left, day: last_day },
  });
}
