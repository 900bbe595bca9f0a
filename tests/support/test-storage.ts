import { addDays } from "@sampan/domain/kernel/business-time";
import { sql } from "kysely";
import { watchStorage } from "../../apps/server/src/logistics/storage/storage-jobs.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Lets a parcel have come so many days ago, with or without the job that tells its owner each morning since. The clock
 * stands still meanwhile: sessions are shorter than storage.
 */
export async function letLie(
  { db, clock, needs }: TestApp,
  tid: string,
  { days, watched = false }: { readonly days: number; readonly watched?: boolean },
): Promise<void> {
  await db
    .updateTable("packages")
    .set({ created_at: sql<Date>`created_at - make_interval(days => ${days})` })
    .where("tid", "=", tid)
    .execute();
  const now = clock.now();
  if (!watched) return;
  for (let ago = days; ago >= 0; ago -= 1)
    await watchStorage({ ...needs, clock: () => addDays(now, -ago) });
}
