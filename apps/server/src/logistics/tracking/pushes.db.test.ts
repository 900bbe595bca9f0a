import { listTrackerCosts } from "@sampan/contract/logistics/tracking/staff-tracking";
import { describe, expect, test } from "vitest";
import { openTrackingWorld } from "../../../../../tests/support/open-tracking-world.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTrackingWorld();
const { db, needs, clock, jobs, kuaidi100 } = world;
const { ask, scan, sent, rowOf, shown, push } = world;

describe("a push", () => {
  test("lets a parcel be asked about, once in fifteen seconds, and is not believed itself", async () => {
    const { ming, tid, express_no } = await sent();
    await ask();
    expect(kuaidi100.asked).toHaveLength(2);
    for (let times = 0; times < 3; times += 1)
      expect((await push(`right ${express_no}`)).statusCode).toBe(200);
    expect((await shown(ming, tid))[0]?.scans).toEqual([]);
    await ask();
    expect(kuaidi100.asked).toHaveLength(2);
    clock.pass({ minutes: 1 });
    await ask();
    await ask();
    expect(kuaidi100.asked).toHaveLength(3);
    expect(jobs.filter(({ name }) => name === "ask-trackers").length).toBeGreaterThan(0);
  });

  test("after the delivery brings what came after it: the parcel came back", async () => {
    const { express_no } = await sent();
    kuaidi100.scans.set(express_no, [scan(5, "delivered")]);
    await ask();
    expect((await rowOf(express_no)).ask_at).toBeNull();
    kuaidi100.scans.get(express_no)?.push(scan(1, "returning"));
    clock.pass({ minutes: 5 });
    await push(`right ${express_no}`);
    await ask();
    expect((await rowOf(express_no)).state).toBe("returning");
  });

  test("that is forged, or of another's parcel, changes nothing", async () => {
    const { express_no } = await sent();
    await ask();
    jobs.length = 0;
    const before = await db.selectFrom("tracked_numbers").selectAll().orderBy("id").execute();
    expect((await push(`wrong ${express_no}`)).statusCode).toBe(400);
    expect((await push("")).statusCode).toBe(400);
    expect((await push("right YT0000000000")).statusCode).toBe(200);
    const after = await db.selectFrom("tracked_numbers").selectAll().orderBy("id").execute();
    expect(after).toEqual(before);
    expect(jobs.filter(({ name }) => name === "ask-trackers")).toEqual([]);
  });
});

describe("the budget", () => {
  test("of a minute and of a day lets no more through, and the rest waits", async () => {
    const seven = Array.from({ length: 7 }, (_, at) => `YT77001100${at}`);
    await setSettings(needs, {
      tracker_asks_per_minute: {
        kuaidi100: 3,
        seventeen_track: 9,
        thailand_post: 9,
        flash: 9,
        hct: 9,
      },
      tracker_asks_per_day: {
        kuaidi100: 5,
        seventeen_track: 9,
        thailand_post: 9,
        flash: 9,
        hct: 9,
      },
    });
    await db
      .insertInto("tracked_numbers")
      .values(
        seven.map((express_no) => ({
          leg: "mainland" as const,
          express_no,
          carrier: "圆通",
          tracked_at: clock.now(),
          ask_at: clock.now(),
        })),
      )
      .execute();
    await ask();
    await ask();
    expect(kuaidi100.asked).toHaveLength(3);
    clock.pass({ minutes: 1 });
    await ask();
    expect(kuaidi100.asked).toHaveLength(5);
    clock.pass({ hours: 1 });
    await ask();
    expect(kuaidi100.asked).toHaveLength(5);
    const costs = valueOf(await (await world.staff("logistics")).call(listTrackerCosts, {}));
    expect(costs.waiting).toBeGreaterThan(0);
    expect(costs.datalist[0]).toMatchObject({
      tracker: "kuaidi100",
      is_connected: true,
      today: 5,
      asks: 5,
      cost: 30,
    });
    clock.pass({ hours: 24 });
    await ask();
    expect(kuaidi100.asked).toHaveLength(8);
    await setSettings(needs, {});
  });
});
