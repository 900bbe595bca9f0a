import { handInParcel } from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { expect, test } from "vitest";
import { openLastMileWorld } from "../../../../../tests/support/open-last-mile-world.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openLastMileWorld();
const { customer, clock, journey, work, stored, arrive, choose, orderOf } = world;

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
