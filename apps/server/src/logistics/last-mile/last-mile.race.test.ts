import { handInParcel } from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { expect, test } from "vitest";
import {
  openLastMileWorld,
  signedPush,
} from "../../../../../tests/support/open-last-mile-world.ts";
import { fc } from "../../../../../tests/support/properties.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openLastMileWorld();
const { customer, clock, db, journey, work, stored, arrive, choose, hear, orderOf } = world;

async function chosen() {
  const owner = await customer();
  const { parcel } = await stored(owner);
  valueOf(await choose(owner, parcel));
  await arrive(parcel);
  return { owner, parcel };
}

test("a parcel that eight rounds find at once is ordered once, answers lost and late included", async () => {
  for (const fault of ["", "lost_answer", "slow", "reset"]) {
    const { parcel } = await chosen();
    if (fault !== "")
      await world.sandbox.control("faults", {
        upstream: "ecpay_logistics",
        kind: fault,
        times: 2,
        delay_ms: 300,
      });
    await Promise.all(Array.from({ length: 8 }, work));
    for (let rounds = 0; rounds < 3; rounds += 1) {
      clock.pass({ minutes: 11 });
      await Promise.all(Array.from({ length: 4 }, work));
    }
    const [order, ...others] = await orderOf(parcel);
    expect(others).toEqual([]);
    expect(order?.state).toBe("made");
    const atCarrier = await world.atCarrier();
    expect(atCarrier.filter(({ tradeNo }) => tradeNo.startsWith(parcel))).toHaveLength(1);
    await world.sandbox.control("reset");
  }
}, 60_000);

test("a parcel that two people hand in at once is handed in once", async () => {
  const { parcel } = await chosen();
  await work();
  const trade_no = (await orderOf(parcel))[0]?.trade_no ?? "";
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => journey.logistics.call(handInParcel, { trade_no })),
  );
  expect(answers.map(refusalOf).filter((answer) => answer === "accepted")).toHaveLength(1);
});

const way = [
  { code: "2068", hour: 1 },
  { code: "2030", hour: 5 },
  { code: "2073", hour: 20 },
  { code: "2067", hour: 30 },
] as const;

test("pushes in any order, any number of them twice, end where one after the other end", async () => {
  const { parcel } = await chosen();
  await work();
  const [order] = await orderOf(parcel);
  if (!order) throw new Error("nothing was ordered");
  const begin = clock.now().getTime();
  const push = ({ code, hour }: (typeof way)[number]) =>
    hear(signedPush(order, { code, at: new Date(begin + hour * 3_600_000) }));
  await world.slip("lost");
  await world.step(order.trade_no, "delivered");
  clock.pass({ hours: 31 });
  const end = async () => {
    const events = await db
      .selectFrom("shipping_events")
      .select(["code", "at"])
      .where("order_id", "=", order.id)
      .where("code", "<>", "300")
      .orderBy("at")
      .execute();
    return { events, step: (await orderOf(parcel))[0]?.step };
  };
  for (const one of way) expect((await push(one)).statusCode).toBe(200);
  clock.pass({ minutes: 1 });
  await work();
  const inOrder = await end();
  expect(inOrder.step).toBe("delivered");
  expect(inOrder.events.map(({ code }) => code)).toEqual(way.map(({ code }) => code));
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...way], { minLength: way.length }),
      fc.array(fc.constantFrom(...way), { maxLength: 4 }),
      async (shuffled, again) => {
        await db.deleteFrom("shipping_events").where("order_id", "=", order.id).execute();
        await Promise.all([...shuffled, ...again].map(push));
        clock.pass({ minutes: 1 });
        await Promise.all([work(), work()]);
        expect(await end()).toEqual(inOrder);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
