import { updateUserInfo } from "@sampan/contract/people/accounts/accounts";
import { isStaffCall } from "@sampan/contract/kernel/call";
import { ok } from "@sampan/domain/kernel/result";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { acceptedInput } from "./support/accepted-input.ts";
import { type Answer, ask, type Asked, waysToAsk } from "./support/ask.ts";
import { enveloped, type NamedCall } from "./support/every-call.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { idsOf, idsOfAll, ownIdsOf } from "./support/owned-rows.ts";
import { rightPerson } from "./support/right-person.ts";
import { differences, openDigests, withoutKeys } from "./support/table-digest.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { prototypeWishes, wishes, withUndeclared } from "./support/undeclared-fields.ts";

const guard = vi.hoisted(() => ({ namesColumns: true }));

/** The control's wiring writes what it is sent. The product's verbs name each column. */
vi.mock(import("../../apps/server/src/people/accounts/update-user-info.ts"), async (original) => {
  const verbs = await original();
  return {
    ...verbs,
    updateUserInfo: async (db, input, caller, needs) => {
      if (guard.namesColumns) return verbs.updateUserInfo(db, input, caller, needs);
      const { tier } = input.edit_request as { tier?: "king" };
      await db
        .updateTable("accounts")
        .set(tier ? { tier } : {})
        .where("id", "=", caller.customer.id)
        .execute();
      return ok({ data: {} as never });
    },
  };
});

/** The same password twice has the same hash here, so that rows can be compared. */
vi.mock(import("@node-rs/argon2"), async (original) => {
  const argon2 = await original();
  return {
    ...argon2,
    hash: (password, options, signal) =>
      argon2.hash(password, { ...options, salt: new Uint8Array(16) }, signal),
  };
});

const world = await openPromiseWorld();
const digests = await openDigests(world.db, world.changes);
const mutating = enveloped.filter(({ call }) => call.mutates && !call.upload);

test("no field can be set that the form does not own", { timeout: 600_000 }, async () => {
  const found: string[] = [];
  let accepted = 0;
  let requests = 0;
  for (const named of mutating) {
    const probe = await probeForm(named);
    found.push(...probe.found);
    requests += probe.requests;
    if (probe.isAccepted) accepted += 1;
  }
  tellPromise({
    promise: 25,
    name: "No field can be set that the form does not own",
    target: "0 rows differ, 0 changes of prototypes",
    figure: `${found.length} differences in ${requests} requests of ${mutating.length} calls, ${accepted} of them accepted`,
  });
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(mutating.length / 3);
});

test("a verb that writes what it is sent is found", async () => {
  const { input } = updateUserInfo;
  const named = { name: "updateUserInfo", call: updateUserInfo };
  guard.namesColumns = false;
  Object.assign(updateUserInfo, { input: z.object({ edit_request: z.looseObject({}) }) });
  try {
    const { found } = await probeForm(named);
    expect(found.some((what) => what.includes("accounts"))).toBe(true);
  } finally {
    guard.namesColumns = true;
    Object.assign(updateUserInfo, { input });
  }
});

/** What undeclared fields change about a call's effect, in each way it can be asked. */
async function probeForm(named: NamedCall) {
  const { call } = named;
  const who = rightPerson(world, call);
  const mine = await idsOf(world.db, world.nok.id);
  const ids = isStaffCall(call) ? new Map([...(await idsOfAll(world.db)), ...mine]) : mine;
  const own = await ownIdsOf(world.db, mine);
  const { input, isAccepted } = await acceptedInput(world, named, { who, ids, own });
  const found: string[] = [];
  const plain = waysToAsk(call, input);
  let requests = 0;
  for (const more of [wishes(world.ming), prototypeWishes]) {
    const wished = withUndeclared(call.input, input, more) as Record<string, unknown>;
    for (const [index, asked] of waysToAsk(call, wished).entries()) {
      const expected = await effectOf(who, plain[index] as Asked);
      const seen = await effectOf(who, asked);
      requests += 1;
      found.push(...tell(seen, expected).map((what) => `${named.name}: ${what}`));
    }
  }
  if ("is_admin" in {}) found.push(`${named.name}: every object has is_admin`);
  return { found, isAccepted, requests };
}

interface Effect {
  readonly answer: Answer;
  readonly digest: ReadonlyMap<string, string>;
}

const effectOf = (who: ReturnType<typeof rightPerson>, asked: Asked): Promise<Effect> =>
  world.rehearse(async () => ({
    answer: await ask(world.app, who, asked),
    digest: await digests.ofRehearsal(),
  }));

/** A form with more fields than it has is read without them or refused whole. */
function tell(seen: Effect, expected: Effect): string[] {
  if (seen.answer.status === 400) return [];
  return [
    ...(withoutKeys(seen.answer.body) === withoutKeys(expected.answer.body)
      ? []
      : [
          `answered ${seen.answer.body.slice(0, 200)} instead of ${expected.answer.body.slice(0, 200)}`,
        ]),
    ...differences(seen.digest, expected.digest).map((table) => `changed ${table}`),
  ];
}
