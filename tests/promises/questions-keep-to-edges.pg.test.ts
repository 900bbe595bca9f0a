import { expect, test } from "vitest";
import type { TestCaller } from "../support/test-caller.ts";
import { machinesOfDesks } from "./support/machines.ts";
import { makeDeskThings } from "./support/make-desk-things.ts";
import { clearanceMoves, shopMoves, stockMoves } from "./support/move-desk-things.ts";
import { balanceMoves, bookMoves, questionMoves } from "./support/move-questions.ts";
import type { Move } from "./support/move-things.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { noSuchThing } from "./support/no-such-thing.ts";
import { tryAll, tryAt } from "./support/try-moves.ts";

const world = await openPromiseWorld();
const { db, rehearse, ming: owner, nok, desks } = world;
const made = await makeDeskThings(world);

const moves: readonly Move[] = [
  questionMoves,
  balanceMoves,
  bookMoves,
  stockMoves,
  clearanceMoves,
  shopMoves,
]
  .flatMap((draw) => draw(made))
  .map((move) => ({ ...move, owner }));

const people = new Map<string, TestCaller>([
  ["visitor", world.visitor()],
  ["stranger", nok],
  ...Object.entries(desks),
]);
const trying = { db, rehearse, people };

test("price changes, second choices, balances due, corrections, banks, books, receipts, services, declarations, counts, questions, campaigns and accounts move along drawn edges only, by whose they are [ORD-43] [BO-33] [WO-03]", async () => {
  const { triples, unreachable, faults } = await tryAll(trying, moves);
  tellPromise({
    promise: 19,
    name: "questions and what desks sign move only along the drawn edges",
    target: "100% of undrawn (state, command, role) refused, 0 state changes",
    figure: `${triples} tried with ${moves.length} commands, ${faults.length} not as drawn; ${unreachable.length} states the database refused itself`,
  });
  expect(faults).toEqual([]);
  expect(unreachable.filter((state) => !(state in noSuchThing))).toEqual([]);
  expect(triples).toBeGreaterThan(500);
  expect(new Set(moves.map(({ machine }) => machine))).toEqual(
    new Set(Object.keys(machinesOfDesks)),
  );
}, 240_000);

test("the check notices an edge that nobody drew, and one that is missing", async () => {
  const [pay, drop] = ["pay a balance due", "drop a correction"].map((name) =>
    moves.find((move) => move.name === name),
  );
  if (!pay || !drop) throw new Error("nothing moves");
  const undrawn = await tryAt(trying, { ...pay, from: [] }, 0);
  expect(undrawn.faults).toContain("balanceDue 0: pay a balance due by whoever may was accepted");
  expect(undrawn.faults).toContain("balanceDue 0: pay a balance due moved something");
  const missing = { ...drop, at: "dropped", from: ["dropped"] };
  expect((await tryAt(trying, missing, "dropped")).faults).toHaveLength(1);
});
