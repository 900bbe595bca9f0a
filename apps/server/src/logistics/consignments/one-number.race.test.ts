import { randomBytes } from "node:crypto";
import * as calls from "@sampan/contract/logistics/consignments/consignments";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const { db, clock, customer, needs, phones } = await openAppBesideServers();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Somebody with a phone at one of the processes, and a proof of theirs. */
async function sender(at: number) {
  const { id } = await customer();
  const images = [await storeProof(db, { accountId: id, now: clock.now() })];
  const phone = (await phones(id, 2))[at % 2];
  if (!phone) throw new Error("there are two processes");
  return { phone, images };
}

test("of many who name the same two numbers at once, in whichever order, one has both and the others are told [CONS-07] [API-85]", async () => {
  for (let round = 0; round < 5; round++) {
    const numbers = [1, 2].map(() => `YT${randomBytes(6).toString("hex").toUpperCase()}`);
    const senders = await Promise.all(Array.from({ length: 8 }, (_, at) => sender(at)));
    const answers = await Promise.all(
      senders.map(({ phone, images }, at) => {
        const named = at % 2 === 0 ? numbers : numbers.toReversed();
        const lines = named.map((express_no) => ({
          name: "台灯",
          num: 1,
          value: 1_00,
          express_no,
        }));
        return phone.call(calls.createConsignTrade, { lines, images, warehouse_type: "guangzhou" });
      }),
    );
    const told = answers.map((answer) => (answer.ok ? "has them" : refusalOf(answer))).toSorted();
    expect(told).toEqual([...Array(7).fill("express_no_taken"), "has them"]);
    const { count } = await db
      .selectFrom("item_shipments")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("express_no", "in", numbers)
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  }
});
