import { staffRoles } from "@sampan/domain/kernel/rights";
import { expect, test } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { machinesOfGoods } from "./support/machines.ts";
import { makeThings } from "./support/make-things.ts";
import { boxMoves, claimMoves } from "./support/move-logistics.ts";
import {
  deliveryMoves,
  rehearsalMoves,
  unclaimedMoves,
  voyageMoves,
} from "./support/move-goods-away.ts";
import { refundMoves, walletMoves } from "./support/move-money.ts";
import { itemMoves, orderMoves, parcelMoves, type Move } from "./support/move-things.ts";
import { openRolledBack } from "./support/rolled-back.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { noSuchThing } from "./support/no-such-thing.ts";
import { tryAll, tryAt } from "./support/try-moves.ts";

const { database, rehearse } = await openRolledBack(await openTestDatabase());
const world = await openTestApp({ database });
const { db } = world;
const owner = await world.customer();
const made = await makeThings(world, owner);

const moves: readonly Move[] = [
  orderMoves,
  itemMoves,
  parcelMoves,
  boxMoves,
  voyageMoves,
  deliveryMoves,
  unclaimedMoves,
  rehearsalMoves,
  refundMoves,
  claimMoves,
  walletMoves,
]
  .flatMap((draw) => draw(made))
  .map((move) => ({ ...move, owner }));

/** One of each role, somebody else and nobody. */
const people = new Map<string, TestCaller>([
  ["visitor", world.visitor()],
  ["stranger", await world.customer()],
]);
for (const role of staffRoles) people.set(role, await world.staff(role));
const trying = { db, rehearse, people };

test("orders, lines, parcels, boxes, voyages, unclaimed parcels, rehearsals, bills, refunds, claims, top-ups and withdrawals move along drawn edges only, by whose they are [ORD-18] [REF-17] [WAL-34]", async () => {
  const { triples, unreachable, faults } = await tryAll(trying, moves);
  tellPromise({
    promise: 19,
    name: "states move only along the drawn edges",
    target: "100% of undrawn (state, command, role) refused, 0 state changes",
    figure: `${triples} tried with ${moves.length} commands, ${faults.length} not as drawn; ${unreachable.length} states the database refused itself`,
  });
  expect(faults).toEqual([]);
  expect(unreachable.filter((state) => !(state in noSuchThing))).toEqual([]);
  expect(triples).toBeGreaterThan(600);
  expect(new Set(moves.map(({ machine }) => machine))).toEqual(
    new Set(Object.keys(machinesOfGoods)),
  );
}, 240_000);

test("the check notices an edge that nobody drew, and one that is missing", async () => {
  const [approve, pass] = ["approve", "pass"].map((name) =>
    moves.find((move) => move.name === name),
  );
  if (!approve || !pass) throw new Error("nothing moves");
  const undrawn = await tryAt(trying, { ...approve, from: [] }, -1);
  expect(undrawn.faults).toContain("order -1: approve by whoever may was accepted");
  expect(undrawn.faults).toContain("order -1: approve moved something");
  const { faults } = await tryAt(trying, { ...pass, at: "failed", from: ["failed"] }, "failed");
  expect(faults).toHaveLength(1);
});
