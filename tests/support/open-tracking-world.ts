import { kuaidi100Push, readTracking } from "@sampan/contract/logistics/tracking/tracking";
import type { ScanState } from "@sampan/domain/logistics/tracking/scan-state";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { beforeAll, beforeEach } from "vitest";
import { askTrackers } from "../../apps/server/src/logistics/tracking/tracking-jobs.ts";
import { createFakeTracker } from "./fake-tracker.ts";
import { openTestApp } from "./test-app.ts";
import { insertRates, insertTariff } from "./test-goods.ts";
import { openJourney, type TestCustomer } from "./test-journey.ts";
import { valueOf } from "./value-of.ts";

/** A server with two trackers in this process, both of them empty before each test, and the clock at its begin. */
export async function openTrackingWorld() {
  const kuaidi100 = createFakeTracker("kuaidi100");
  const seventeen = createFakeTracker("seventeen_track", 40);
  const world = await openTestApp({
    trackers: new Map([kuaidi100, seventeen].map((fake) => [fake.tracker, fake] as const)),
  });
  const { app, db, clock, needs, jobs } = world;
  const journey = await openJourney(world);
  const ask = () => askTrackers(needs);
  const begin = clock.now();

  beforeAll(async () => {
    await insertRates(needs, clock.now());
    await insertTariff(needs);
  });
  beforeEach(async () => {
    clock.set(begin);
    await db.deleteFrom("tracked_numbers").execute();
    await db.deleteFrom("tracker_days").execute();
    for (const fake of [kuaidi100, seventeen]) {
      fake.scans.clear();
      fake.asked.length = 0;
      fake.answer = undefined;
    }
    jobs.length = 0;
  });

  const scan = (hoursAgo: number, state: ScanState, change: Partial<Scan> = {}): Scan => ({
    tracker: "kuaidi100",
    courier: "yto",
    at: new Date(clock.now().getTime() - hoursAgo * 3_600_000),
    state,
    words: `${state} ${hoursAgo}`,
    place: "义乌",
    ...change,
  });

  const sent = async (customer?: TestCustomer) => {
    const ming = customer ?? (await world.customer());
    const tid = await journey.paid(ming);
    const { express_no } = await journey.sentBySeller(tid);
    return { ming, tid, express_no };
  };
  const rowOf = (express_no: string) =>
    db
      .selectFrom("tracked_numbers")
      .selectAll()
      .where("express_no", "=", express_no)
      .executeTakeFirstOrThrow();
  const shown = async (who: TestCustomer, tid: string) =>
    valueOf(await who.call(readTracking, { tid })).datalist;
  const push = (payload: string) =>
    app.inject({
      method: "POST",
      url: kuaidi100Push.path,
      headers: { "content-type": "text/plain" },
      payload,
    });
  return { ...world, journey, kuaidi100, seventeen, ask, scan, sent, rowOf, shown, push };
}
