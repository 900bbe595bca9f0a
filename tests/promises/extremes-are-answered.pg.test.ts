import { expect, test } from "vitest";
import { ask, waysToAsk } from "./support/ask.ts";
import { enveloped, type NamedCall } from "./support/every-call.ts";
import { faultsOf } from "./support/judge-answer.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { idsOf, ownIdsOf } from "./support/owned-rows.ts";
import { rightPerson } from "./support/right-person.ts";
import { sampleInput } from "./support/sample-input.ts";
import { leavesOf, withValue } from "./support/schema-leaves.ts";
import { boundsOfNumber } from "./support/unbounded.ts";

const world = await openPromiseWorld();
const own = await ownIdsOf(world.db, await idsOf(world.db, world.nok.id));

/** The call's own input with each of its numbers at its smallest and largest, one by one and all at once. */
function extremesOf({ call }: NamedCall): Record<string, unknown>[] {
  const base = sampleInput(call, own);
  const numbers = leavesOf(call.input).flatMap(({ path, schema }) => {
    const bounds = boundsOfNumber(schema);
    return bounds ? [{ path, ...bounds }] : [];
  });
  const alone = numbers.flatMap(({ path, minimum, maximum }) => [
    withValue(base, path, minimum),
    withValue(base, path, maximum),
  ]);
  const all = (side: "minimum" | "maximum") =>
    numbers.reduce((input, number) => withValue(input, number.path, number[side]), base);
  return numbers.length > 0 ? [...alone, all("minimum"), all("maximum")] : [];
}

test("the smallest and largest figures that a call takes are answered by value, never by 500 [API-05]", async () => {
  const faults: string[] = [];
  let asked = 0;
  for (const named of enveloped) {
    const inputs = extremesOf(named);
    if (inputs.length === 0) continue;
    const who = rightPerson(world, named.call);
    for (const input of inputs) {
      const [way] = waysToAsk(named.call, input);
      if (!way) continue;
      asked += 1;
      const found = await world.rehearse(async () =>
        faultsOf(named.call, await ask(world.app, who, way)),
      );
      faults.push(...found.map((fault) => `${named.name}: ${fault} ${JSON.stringify(input)}`));
    }
  }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(200);
}, 600_000);
