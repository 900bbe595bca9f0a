import { staffRoles } from "@sampan/domain/kernel/rights";
import { expect, test } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { everyState, machines, putInto, type State } from "./support/machines.ts";
import { makeThings } from "./support/make-things.ts";
import { boxMoves, claimMoves } from "./support/move-logistics.ts";
import {
  deliveryMoves,
  rehearsalMoves,
  unclaimedMoves,
  voyageMoves,
} from "./support/move-goods-away.ts";
import {
  itemMoves,
  orderMoves,
  parcelMoves,
  refundMoves,
  walletMoves,
  type Move,
} from "./support/move-things.ts";
import { openRolledBack } from "./support/rolled-back.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";

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

/** Those who may make a command, and all others. */
function sidesOf({ by, owner: mine }: Move): {
  right: TestCaller[];
  wrong: [string, TestCaller][];
} {
  const others = [...people, ["owner", mine] as [string, TestCaller]];
  const isRight = (name: string) =>
    by === "owner" ? name === "owner" : by.some((one) => one === name);
  return {
    right: others.filter(([name]) => isRight(name)).map(([, caller]) => caller),
    wrong: others.filter(([name]) => !isRight(name)),
  };
}

interface Tried {
  readonly triples: number;
  /** States that the database itself has no room for, with what else the thing is. */
  readonly unreachable: number;
  readonly faults: readonly string[];
}

/** A command at a thing in one state, by everybody (at all states so in the long form only): whoever gets on though nothing is drawn, or not though it is. */
async function tryAt(move: Move, state: State): Promise<Tried> {
  const { machine, key, make, name, at, from } = move;
  const { right, wrong } = sidesOf(move);
  const faults: string[] = [];
  let triples = 0;
  const isThere = await rehearse(async () => {
    if (!(await putInto(db, { machine, key, state }))) return false;
    const before = await everyState(db);
    const may = right.map((caller) => ["whoever may", caller] as const);
    const others = isFull || state === at ? wrong : wrong.filter(([who]) => who === "stranger");
    for (const [who, caller] of from.includes(state) ? others : [...others, ...may]) {
      triples += 1;
      const answer = await make(caller);
      const label = `${machine} ${state}: ${name} by ${who}`;
      if (answer.ok) faults.push(`${label} was accepted`);
      else if (answer.error.code === "invalid_input") faults.push(`${label} was not understood`);
    }
    if ((await everyState(db)) !== before)
      faults.push(`${machine} ${state}: ${name} moved something`);
    return true;
  });
  if (state === at && !isThere) faults.push(`${machine} ${state}: there is no such thing`);
  if (isThere && state === at)
    for (const caller of right)
      await rehearse(async () => {
        triples += 1;
        await putInto(db, { machine, key, state });
        const answer = await make(caller);
        if (!answer.ok)
          faults.push(`${machine} ${state}: ${name}: ${JSON.stringify(answer.error)}`);
      });
  return { triples, unreachable: isThere ? 0 : 1, faults };
}

async function tryAll(all: readonly Move[]): Promise<Tried> {
  let [triples, unreachable] = [0, 0];
  const faults: string[] = [];
  for (const move of all)
    for (const state of machines[move.machine].states) {
      const tried = await tryAt(move, state);
      triples += tried.triples;
      unreachable += tried.unreachable;
      faults.push(...tried.faults);
    }
  return { triples, unreachable, faults };
}

test("orders, lines, parcels, boxes, voyages, unclaimed parcels, rehearsals, bills, refunds, claims, top-ups and withdrawals move along drawn edges only, by whose they are [ORD-18] [REF-17] [WAL-34]", async () => {
  const { triples, unreachable, faults } = await tryAll(moves);
  tellPromise({
    promise: 19,
    name: "states move only along the drawn edges",
    target: "100% of undrawn (state, command, role) refused, 0 state changes",
    figure: `${triples} tried with ${moves.length} commands, ${faults.length} not as drawn; ${unreachable} states the database refused itself`,
  });
  expect(faults).toEqual([]);
  expect(triples).toBeGreaterThan(600);
}, 240_000);

test("the check notices an edge that nobody drew, and one that is missing", async () => {
  const [approve, pass] = ["approve", "pass"].map((name) =>
    moves.find((move) => move.name === name),
  );
  if (!approve || !pass) throw new Error("nothing moves");
  const undrawn = await tryAt({ ...approve, from: [] }, -1);
  expect(undrawn.faults).toContain("order -1: approve by whoever may was accepted");
  expect(undrawn.faults).toContain("order -1: approve moved something");
  const { faults } = await tryAt({ ...pass, at: "failed", from: ["failed"] }, "failed");
  expect(faults).toHaveLength(1);
});
