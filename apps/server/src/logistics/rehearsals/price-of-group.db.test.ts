import { queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, clock, needs } = world;
const { threeStored, merge, pack } = await openMerging(world);

/** By sea; everybody's is 10 kg at least, 40.00 each, 80.00 to the door and 90.00 for packing. */
const priceOf = async (who: TestCustomer, tid: string) => {
  const { lines } = valueOf(await who.call(queryRehearsal, { tid })).data;
  return lines.find(({ transport }) => transport === 9)?.quote?.total ?? 0;
};

test("a box that was packed first keeps the price of a group that its owner was in at its packing [BO-42] [FRT-09]", async () => {
  const { ming, wish } = await threeStored();
  const { tid } = valueOf(await merge(ming, { ...wish, rehearse: true })).data;
  const name = JSON.stringify({ zh: "批发商" });
  const { id: segment_id } = await db
    .insertInto("segments")
    .values({ kind: "list", name, changed_at: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const member = { segment_id, account_id: ming.id };
  await db.insertInto("segment_members").values(member).execute();
  const bySea = {
    region: "TW",
    transport: 9,
    tariff_class: "ordinary",
    currency: "TWD",
  } as const;
  const days = { days_min: 9, days_max: 12 };
  await db
    .insertInto("tariff_lines")
    .values({ ...bySea, ...days, segment_id, per_kg: 30_00, divisor: 6_000 })
    .execute();
  await needs.prices.refresh();
  try {
    valueOf(await pack(tid));
    const ours = await priceOf(ming, tid);
    expect(ours).toBeLessThan(480_00);
    await db.deleteFrom("segment_members").where("account_id", "=", ming.id).execute();
    expect(await priceOf(ming, tid)).toBe(ours);
    clock.pass({ hours: 49 });
    expect(await priceOf(ming, tid)).toBe(570_00);
  } finally {
    await db.deleteFrom("tariff_lines").where("segment_id", "=", segment_id).execute();
    await needs.prices.refresh();
  }
});
