import type { OrderingByWire } from "@sampan/connectors/marketplaces/ordering-by-wire";
import {
  placeWireOrder,
  previewWireOrder,
} from "@sampan/contract/trade/purchases/staff-wire-orders";
import { ok } from "@sampan/domain/kernel/result";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../apps/server/src/kernel/db/driver/door.ts";
import { openWire1688, openWireApp } from "../support/open-wire-world.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { valueOf } from "../support/value-of.ts";
import { chanceOf } from "./support/chance-of.ts";
import { followWireOrders, readBook, type WireWorlds } from "./support/follow-wire-order.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

/** What goes wrong between an order and whoever placed it; two of them in the process itself. */
const faults = [
  "none",
  "answer_lost",
  "answer_late",
  "created_late",
  "called_failed",
  "killed_before",
  "killed_after",
] as const;
type Fault = (typeof faults)[number];

const wire = await openWire1688({ timeout_ms: 120 });
const { control } = wire.sandbox;

/** The process ends here, as far as anybody can see: nothing after this line happens. */
class Killed extends Error {}
let isKilled: "before" | "after" | undefined;
const place: OrderingByWire["place"] = async (cart) => {
  if (isKilled === "before") throw new Killed();
  const placed = await wire.marketplace.ordering.place(cart);
  if (isKilled === "after") throw new Killed();
  return placed;
};

const database = await openTestDatabase();
const other = openPostgres(database.url ?? "");
afterAll(() => other.close());

/** Two servers with pools of their own on one database, which order at one 1688. */
async function openTwo(ordering: Partial<OrderingByWire>): Promise<WireWorlds> {
  const one = await openWireApp(wire, { database, ordering });
  await one.prepare();
  const two = await openWireApp(wire, { database: other, ordering });
  await two.needs.settings.refresh();
  await two.needs.prices.refresh();
  return [one, two];
}

const careful = await openTwo({ place });
/** The control: a house that finds nothing by its own number. */
const blind = await openTwo({ place, findByOwnNumber: async () => ok([]) });

beforeAll(() => control("reset"));

/** A purchase under one fault: everybody presses at once, both jobs look, and what went missing is pressed again. */
async function buy(worlds: WireWorlds, fault: Fault): Promise<readonly string[]> {
  const [first] = worlds;
  if (!first) throw new Error("no server");
  const { oids } = await first.toBuy();
  const { total } = valueOf(await first.buyer.call(previewWireOrder, { oids })).data;
  for (const world of worlds) world.restartWatch();
  if (fault === "killed_before" || fault === "killed_after")
    isKilled = fault === "killed_before" ? "before" : "after";
  else if (fault !== "none") await control("1688-slips", { kind: fault, delay_ms: 240 });
  const press = () =>
    Promise.allSettled(
      [...worlds, ...worlds].map(({ buyer }) => buyer.call(placeWireOrder, { oids, total })),
    );
  await press();
  isKilled = undefined;
  return followWireOrders(worlds, [{ oids, press }]);
}

async function judge(worlds: WireWorlds, tried: readonly Fault[]) {
  await control("reset");
  const bought: string[] = [];
  for (const fault of tried) bought.push(...(await buy(worlds, fault)));
  return { bought, ...(await readBook(wire, bought)) };
}

test("an order by wire is placed once at two processes, whatever becomes of its answer and of whoever placed it [BO-10]", async () => {
  const chance = chanceOf(seed);
  const tries = sizeOf({ quick: 28, full: 350 });
  const tried = Array.from(
    { length: tries },
    (_, at) => faults[at < faults.length ? at : Math.floor(chance() * faults.length)] ?? "none",
  );
  const { bought, beyond, booked } = await judge(careful, tried);
  tellPromise({
    promise: 62,
    name: "an order by wire is placed once",
    target: `${tries} tries under ${faults.length} faults: one order each, and the one we know`,
    figure: `${booked.length} orders at 1688 for ${tries} tries, ${beyond.length} that nobody knows of`,
    seed,
  });
  expect(beyond).toEqual([]);
  expect(new Set(bought).size).toBe(tries);
  expect(booked).toHaveLength(tries);
}, 1_800_000);

test("a house that does not find what it ordered orders again, and the book notices", async () => {
  const { beyond } = await judge(blind, ["answer_lost", "killed_after"]);
  expect(beyond.length).toBeGreaterThan(0);
}, 120_000);
