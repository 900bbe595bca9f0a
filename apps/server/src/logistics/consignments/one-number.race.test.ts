import { randomBytes } from "node:crypto";
import * as calls from "@sampan/contract/logistics/consignments/consignments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpCaller } from "../../../../../tests/support/http-caller.ts";
import { startServerProcess } from "../../../../../tests/support/server-process.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const database = await openTestDatabase();
const { url } = database;
if (url === undefined) throw new Error("two processes need a PostgreSQL of their own");
const { db, clock, customer, needs } = await openTestApp({ database });
// The processes go by the time of day.
clock.set(new Date());
const settings = { DATABASE_URL: url, REQUESTS_PER_MINUTE: "1000000", OVERLOAD_DELAY_MS: "0" };
const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
afterAll(() => Promise.all(servers.map((server) => server.stop())));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Somebody with a phone at one of the processes, and a proof of theirs. */
async function sender(at: number) {
  const { id } = await customer();
  const images = [await storeProof(db, { accountId: id, now: clock.now() })];
  const phone = createHttpCaller(servers[at % servers.length]?.url ?? "");
  phone.cookies.set("session_id", await insertSession(db, clock.now(), id));
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
