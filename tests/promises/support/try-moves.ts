import type { Db } from "../../../apps/server/src/kernel/db/db.ts";
import type { TestCaller } from "../../support/test-caller.ts";
import { machines, type State } from "./machines.ts";
import type { Move } from "./move-things.ts";
import { everyState, putInto } from "./put-into.ts";
import { isFull } from "./tell-promise.ts";

interface Trying {
  readonly db: Db;
  readonly rehearse: <T>(work: () => Promise<T>) => Promise<T>;
  /** One of each role, somebody else and nobody, by name. */
  readonly people: ReadonlyMap<string, TestCaller>;
}

/** Those who may make a command, and all others. */
function sidesOf(
  { by, owner: mine }: Move,
  people: Trying["people"],
): { right: TestCaller[]; wrong: [string, TestCaller][] } {
  const others = [...people, ["owner", mine] as [string, TestCaller]];
  const isRight = (name: string) =>
    by === "owner" ? name === "owner" : by.some((one) => one === name);
  return {
    right: others.filter(([name]) => isRight(name)).map(([, caller]) => caller),
    wrong: others.filter(([name]) => !isRight(name)),
  };
}

export interface Tried {
  readonly triples: number;
  /** States that the database itself has no room for, with what else the thing is: machine and state. */
  readonly unreachable: readonly string[];
  readonly faults: readonly string[];
}

/** A command at a thing in one state, by everybody (at all states so in the long form only): whoever gets on though nothing is drawn, or not though it is. */
export async function tryAt(
  { db, rehearse, people }: Trying,
  move: Move,
  state: State,
): Promise<Tried> {
  const { machine, key, make, name, at, from } = move;
  const { right, wrong } = sidesOf(move, people);
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
  return { triples, unreachable: isThere ? [] : [`${machine} ${state}`], faults };
}

/** All commands at every state of what they move. */
export async function tryAll(trying: Trying, all: readonly Move[]): Promise<Tried> {
  let triples = 0;
  const unreachable: string[] = [];
  const faults: string[] = [];
  for (const move of all)
    for (const state of machines[move.machine].states) {
      const tried = await tryAt(trying, move, state);
      triples += tried.triples;
      unreachable.push(...tried.unreachable);
      faults.push(...tried.faults);
    }
  return { triples, unreachable, faults };
}
