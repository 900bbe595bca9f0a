import { rightsOf, type StaffRole } from "@sampan/domain/kernel/rights";
import { beforeAll, expect, test, vi } from "vitest";
import { customerCalls, staffCalls } from "./support/every-call.ts";
import { type IdField, idFieldsOf } from "./support/id-fields.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { type Ids, idsOf, ownIdsOf } from "./support/owned-rows.ts";
import { ownerlessFields } from "./support/ownerless-fields.ts";
import {
  candidatesOf,
  findReach,
  leaksOf,
  type Prober,
  type Reach,
} from "./support/probe-owner.ts";
import { sampleInput } from "./support/sample-input.ts";
import { nameOf } from "./support/schema-leaves.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";
import { openDigests } from "./support/table-digest.ts";

const guard = vi.hoisted(() => ({ asksForOwner: true }));

/** The control's wiring finds an address by its key alone. The product has no such query. */
vi.mock(import("../../apps/server/src/people/addresses/address-queries.ts"), async (original) => {
  const queries = await original();
  return {
    ...queries,
    deleteAddressRow: async (db, key) => {
      if (guard.asksForOwner) return queries.deleteAddressRow(db, key);
      const found = db.deleteFrom("addresses").where("key", "=", key.key).returning("id");
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
});

const world = await openPromiseWorld();
const digests = await openDigests(world.db, world.changes);
const at = { world };
/** Where everything must be refused there is nothing to undo, and what is changed all the same is seen. */
const atOnce = { world: { ...world, rehearse: <T>(work: () => Promise<T>) => work() } };
const { ming, nok, newcomers, desks } = world;

interface Pair {
  readonly owner: Ids;
  readonly other: Prober;
}

/** Two who have the same kinds of things: what the one has, the other tries to reach. */
const pairs: readonly Pair[] = await Promise.all(
  [[ming, nok] as const, newcomers].map(async ([owner, other]) => {
    const ids = await idsOf(world.db, other.id);
    const own = await ownIdsOf(world.db, ids);
    return { owner: await idsOf(world.db, owner.id), other: { who: other, ids, own } };
  }),
);

const reasonOf = ({ name, label, leaf }: IdField): string | undefined =>
  ownerlessFields[label] ??
  ownerlessFields[`${name}.${nameOf(leaf)}`] ??
  ownerlessFields[nameOf(leaf)];

const fields = idFieldsOf(customerCalls);
const ownable = fields.filter((field) => reasonOf(field) === undefined);
const reached: { field: IdField; pair: Pair; reach: Reach }[] = [];

beforeAll(async () => {
  for (const field of ownable) {
    for (const pair of pairs) {
      const reach = await findReach(
        field.call.mutates ? { world, digests } : at,
        field,
        pair.other,
      );
      if (!reach) continue;
      reached.push({ field, pair, reach });
      break;
    }
  }
}, 900_000);

test("every field of the contract that names a thing is covered, or nobody owns the thing", () => {
  const covered = reached.map(({ field }) => field.label);
  // Whoever is missing needs a thing in give-things.ts, or a reason in ownerless-fields.ts.
  expect(covered.toSorted()).toEqual(ownable.map(({ label }) => label).toSorted());
  const known = fields.flatMap(({ name, label, leaf }) => [
    label,
    `${name}.${nameOf(leaf)}`,
    nameOf(leaf),
  ]);
  expect(Object.keys(ownerlessFields).filter((name) => !known.includes(name))).toEqual([]);
});

/** The ids a field is tried with: those of the kind it takes; in the long form, whatever it takes. */
const foreignIds = (field: IdField, { column }: Reach, owner: Ids): string[][] =>
  (isFull ? [...owner.keys()] : [column]).map((each) =>
    candidatesOf(field, owner, each).slice(0, isFull ? 12 : 2),
  );

async function leaksToOther(): Promise<{ leaks: string[]; requests: number }> {
  const leaks: string[] = [];
  let requests = 0;
  for (const { field, pair, reach } of reached) {
    for (const ids of foreignIds(field, reach, pair.owner)) {
      const found = await leaksOf({ world, digests }, field, {
        who: pair.other.who,
        base: reach.base,
        ids,
      });
      leaks.push(...found.leaks);
      requests += found.requests;
    }
  }
  return { leaks, requests };
}

/** Many requests, on machines that may be busy. */
const patience = { timeout: 3_600_000 };

test(
  "nothing of a customer is reachable by another, and nothing of it changes",
  patience,
  async () => {
    const { leaks, requests } = await leaksToOther();
    tellPromise({
      promise: 24,
      name: "Nothing of A is reachable by B",
      target:
        "0 of all fields that name a thing tell it from one that does not exist; 0 rows changed",
      figure: `${leaks.length} leaks in ${requests} requests over ${reached.length} of ${ownable.length} fields`,
    });
    expect(leaks).toEqual([]);
  },
);

test(
  "nothing of a customer is reachable by a visitor, nor by staff through customers' calls",
  patience,
  async () => {
    const before = await digests.ofAll();
    const leaks: string[] = [];
    let requests = 0;
    for (const { field, pair, reach } of reached) {
      const ids = candidatesOf(field, pair.owner, reach.column).slice(0, 1);
      for (const who of [undefined, desks.admin, desks.service]) {
        const found = await leaksOf(atOnce, field, { who, base: reach.base, ids });
        leaks.push(...found.leaks);
        requests += found.requests;
      }
    }
    tellPromise({
      promise: 24,
      name: "Nothing of A is reachable by a visitor or by staff's sessions",
      target: "0 leaks",
      figure: `${leaks.length} leaks in ${requests} requests`,
    });
    expect(leaks).toEqual([]);
    expect(await digests.ofAll()).toEqual(before);
  },
);

test(
  "staff calls tell nothing to customers, visitors and staff without the right",
  patience,
  async () => {
    const [{ owner, other }] = pairs as [Pair, Pair];
    const before = await digests.ofAll();
    const leaks: string[] = [];
    let requests = 0;
    for (const field of idFieldsOf(staffCalls)) {
      const { access } = field.call;
      const without = Object.entries(desks)
        .filter(
          ([role]) =>
            typeof access === "object" && !rightsOf(role as StaffRole).includes(access.right),
        )
        .map(([, desk]) => desk);
      const column = [...owner.keys()].find((each) => candidatesOf(field, owner, each).length > 0);
      const ids = column ? candidatesOf(field, owner, column).slice(0, 1) : [];
      const base = sampleInput(field.call, other.own);
      for (const who of [undefined, nok, ...(isFull ? without : without.slice(0, 1))]) {
        const found = await leaksOf(atOnce, field, { who, base, ids });
        leaks.push(...found.leaks);
        requests += found.requests;
      }
    }
    tellPromise({
      promise: 24,
      name: "Nothing of A is reachable through staff calls without the right",
      target: "0 leaks",
      figure: `${leaks.length} leaks in ${requests} requests`,
    });
    expect(leaks).toEqual([]);
    expect(await digests.ofAll()).toEqual(before);
  },
);

test("a query that does not ask for the owner is found", async () => {
  guard.asksForOwner = false;
  try {
    const found = reached.find(({ field }) => field.label === "deleteAddress.id");
    if (!found) throw new Error("deleteAddress is not covered");
    const ids = found.pair.owner.get("addresses.key") ?? [];
    const { base } = found.reach;
    const { leaks } = await leaksOf({ world, digests }, found.field, { who: nok, base, ids });
    expect(leaks.some((leak) => leak.includes("changed addresses"))).toBe(true);
  } finally {
    guard.asksForOwner = true;
  }
});
