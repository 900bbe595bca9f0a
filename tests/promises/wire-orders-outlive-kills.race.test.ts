import { setTimeout as pause } from "node:timers/promises";
import {
  placeWireOrder,
  previewWireOrder,
} from "@sampan/contract/trade/purchases/staff-wire-orders";
import { expect, test } from "vitest";
import { sandboxSettings } from "../../demo/start-sandbox-process.ts";
import { createHttpCaller } from "../support/http-caller.ts";
import { openWire1688, openWireApp } from "../support/open-wire-world.ts";
import { startServerProcess } from "../support/server-process.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertStaff, insertStaffSession } from "../support/test-people.ts";
import { valueOf } from "../support/value-of.ts";
import { chanceOf } from "./support/chance-of.ts";
import { followWireOrders, readBook } from "./support/follow-wire-order.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const wire = await openWire1688({ timeout_ms: 2_000 });
const { url, smtpPort, control } = wire.sandbox;
const database = await openTestDatabase();
// This one looks on, by a clock of its own, and presses again what went missing.
const world = await openWireApp(wire, { database, at: new Date() });
const { db, buyer, toBuy } = world;

/** So many orders are under way when their process is killed, within so long of being asked for. */
const atOnce = 5;
const within_ms = 300;

const total = async (oids: readonly string[]) =>
  valueOf(await buyer.call(previewWireOrder, { oids: [...oids] })).data.total;

test("an order by wire is placed once though its process is killed, wherever it is with it", async () => {
  const chance = chanceOf(seed);
  const kills = sizeOf({ quick: 2, full: 100 });
  await world.prepare();
  const desk = createHttpCaller("");
  const { id } = await insertStaff(db, new Date(), ["buyer"]);
  desk.cookies.set("staff_session_id", await insertStaffSession(db, new Date(), id));
  const bought: string[] = [];
  let cut = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const carts: { readonly oids: string[]; readonly total: number }[] = [];
    for (let at = 0; at < atOnce; at += 1) {
      const { oids } = await toBuy();
      carts.push({ oids, total: await total(oids) });
    }
    const server = await startServerProcess({
      ...sandboxSettings(url, smtpPort),
      DATABASE_URL: database.url ?? "",
      OVERLOAD_DELAY_MS: "0",
    });
    await control("1688-slips", { kind: "answer_late", times: atOnce, delay_ms: within_ms });
    const placing = carts.map((cart) => desk.at(server.url).call(placeWireOrder, cart));
    const over = Promise.allSettled(placing);
    await pause(Math.floor(chance() * within_ms));
    await server.kill();
    await over;
    cut += await countSent();
    // The process went by the time of day, which has passed meanwhile.
    world.clock.set(new Date());
    world.restartWatch();
    const pressed = carts.map((cart) => ({
      oids: cart.oids,
      press: () => buyer.call(placeWireOrder, cart),
    }));
    bought.push(...(await followWireOrders([world], pressed)));
  }
  const { beyond, booked } = await readBook(wire, bought);
  const tries = kills * atOnce;
  tellPromise({
    promise: 62,
    name: "an order by wire is placed once though its process is killed",
    target: `${tries} orders over ${kills} kills: one each, and the one we know`,
    figure: `${booked.length} orders at 1688, ${beyond.length} that nobody knows of; ${cut} were cut off under way`,
    seed,
  });
  expect(cut).toBeGreaterThan(0);
  expect(beyond).toEqual([]);
  expect(new Set(bought).size).toBe(tries);
  expect(booked).toHaveLength(tries);
}, 3_600_000);

/** Those of a killed process: nobody else has called anything sent that is not answered. */
async function countSent(): Promise<number> {
  const { sent } = await db
    .selectFrom("wire_orders")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  return sent;
}
