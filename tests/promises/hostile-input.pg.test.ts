import { saveAddress } from "@sampan/contract/people/addresses";
import { expect, test, vi } from "vitest";
import { fc } from "../support/properties.ts";
import { ask, type Asked, waysToAsk } from "./support/ask.ts";
import { enveloped, type NamedCall } from "./support/every-call.ts";
import { hostileRequests } from "./support/hostile-requests.ts";
import { faultsOf } from "./support/judge-answer.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { idsOf, ownIdsOf } from "./support/owned-rows.ts";
import { rightPerson } from "./support/right-person.ts";
import { sampleInput } from "./support/sample-input.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const guard = vi.hoisted(() => ({ refusesWhatCannotBeKept: true }));

/** The control's wiring lets every text through to the database. The product always asks. */
vi.mock(import("../../apps/server/src/kernel/http/is-storable.ts"), async (original) => {
  const { isStorable } = await original();
  return { isStorable: (value) => !guard.refusesWhatCannotBeKept || isStorable(value) };
});

const world = await openPromiseWorld();
const own = await ownIdsOf(world.db, await idsOf(world.db, world.nok.id));
const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
const each = sizeOf({ quick: 100, full: 1_000 });

test("hostile input breaks no call [API-05] [API-06]", { timeout: 3_600_000 }, async () => {
  const faults: string[] = [];
  for (const named of enveloped) {
    const requests = fc.sample(hostileRequests(named.call, own), { numRuns: each, seed });
    faults.push(...(await faultsIn(named, requests)));
  }
  tellPromise({
    promise: 38,
    name: "Hostile input never breaks a route",
    target: "0 answers of 500, 0 of our inside shown, 0 undeclared shapes",
    figure: `${faults.length} faults in ${enveloped.length * each} answers of ${enveloped.length} calls`,
    seed,
  });
  expect(faults.slice(0, 20)).toEqual([]);
});

test(
  "a field that is deeper than the stack breaks no call [API-05]",
  { timeout: 600_000 },
  async () => {
    const faults: string[] = [];
    for (const named of enveloped)
      if (named.call.methods.includes("POST"))
        faults.push(...(await faultsIn(named, deepRequests(named))));
    expect(faults.slice(0, 20)).toEqual([]);
  },
);

/** The call's own input with each of its fields in turn so deep that whoever goes down in it does not come back. */
function deepRequests({ call }: NamedCall): Asked[] {
  const input = sampleInput(call, own);
  const url = call.path.replaceAll(/:\w+/g, "1");
  const headers = { "content-type": "application/json" };
  return Object.keys(call.input.shape).map((name) => {
    const written = JSON.stringify({ ...input, [name]: "here" });
    return { method: "POST", url, headers, payload: written.replace('"here"', deep) };
  });
}

test("a text that no column takes is found when nothing refuses it", async () => {
  const named = { name: "saveAddress", call: saveAddress };
  const requests = waysToAsk(saveAddress, { ...sampleInput(saveAddress), detail: "a\0b" });
  expect(await faultsIn(named, requests)).toEqual([]);
  guard.refusesWhatCannotBeKept = false;
  try {
    const [fault] = await faultsIn(named, requests);
    expect(fault).toContain("status 500");
  } finally {
    guard.refusesWhatCannotBeKept = true;
  }
});

/** What was wrong with the answers to requests, all of which are undone. */
function faultsIn({ name, call }: NamedCall, requests: readonly Asked[]): Promise<string[]> {
  const who = rightPerson(world, call);
  const faultsAfter = async (asked: Asked) => {
    const answer = await ask(world.app, who, asked);
    const request = JSON.stringify(asked).slice(0, 300);
    return faultsOf(call, answer).map((fault) => `${name}: ${fault} after ${request}`);
  };
  return world.rehearse(async () => {
    const faults: string[] = [];
    for (const asked of requests) faults.push(...(await faultsAfter(asked)));
    return faults;
  });
}
