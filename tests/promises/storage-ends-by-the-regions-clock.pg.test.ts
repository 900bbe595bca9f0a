import { addDays, businessDay, startOfBusinessDay } from "@sampan/domain/kernel/business-time";
import { regions } from "@sampan/domain/kernel/regions";
import { reminderDays } from "@sampan/domain/logistics/storage/storage-clock";
import { beforeAll, expect, test } from "vitest";
import { watchStorage } from "../../apps/server/src/logistics/storage/storage-jobs.ts";
import { setSettings } from "../support/set-settings.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { openJourney } from "../support/test-journey.ts";
import { tellPromise } from "./support/tell-promise.ts";

const world = await openTestApp();
const { clock, customer, db, needs } = world;
const journey = await openJourney(world);

const hour_ms = 3_600_000;
const free = 20;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** A parcel that came at this moment of its owner's day. */
async function receivedAt(region: (typeof regions)[number], received_at: Date) {
  const owner = await customer({ region });
  const tid = await journey.received(await journey.paid(owner, { order: { transport: 9 } }));
  await db
    .updateTable("packages")
    .set({ created_at: received_at })
    .where("tid", "=", tid)
    .execute();
  return { owner, tid };
}

/** How often its owner was told of so many days. */
async function timesTold(accountId: number, days: number): Promise<number> {
  const told = await db
    .selectFrom("notices")
    .select("subject_values as values")
    .where("account_id", "=", accountId)
    .where("kind", "=", "storage_ending")
    .execute();
  return told.filter(({ values }) => values["days"] === days).length;
}

test("owners are told of each end once and on its day, by the clocks of their region, past closed days, though the machine's clock jumps an hour back and forth [NFR-10]", async () => {
  const wrong: unknown[] = [];
  let asked = 0;
  for (const region of regions)
    for (const since_midnight_ms of [1, 24 * hour_ms - 1]) {
      const today = startOfBusinessDay(clock.now(), region);
      const closed = businessDay(addDays(today, 3), region);
      await setSettings(needs, {
        free_storage_days: { guangzhou: free, shenzhen: free },
        closed_days: { TW: [], TH: [], mainland: [closed] },
      });
      const { owner } = await receivedAt(region, new Date(today.getTime() + since_midnight_ms));
      // One of the days between is none.
      const end = addDays(today, free + 1);
      for (const days of reminderDays) {
        const due = startOfBusinessDay(addDays(end, -days), region).getTime();
        const seen: number[] = [];
        for (const ms of [-100, -hour_ms, 100, -hour_ms, hour_ms, 100]) {
          await watchStorage({ ...needs, clock: () => new Date(due + ms) });
          seen.push(await timesTold(owner.id, days));
          asked += 1;
        }
        if (seen.join() !== "0,0,1,1,1,1") wrong.push([region, since_midnight_ms, days, seen]);
      }
    }
  tellPromise({
    promise: 45,
    name: "storage ends by the clocks of the region",
    target: "0 words early, late or twice",
    figure: `${String(wrong.length)} wrong in ${String(asked)} looks`,
  });
  expect(wrong).toEqual([]);
});
