import type { TestCaller } from "../../support/test-caller.ts";
import { type Answer, ask, type Asked, usualWay, waysToAsk } from "./ask.ts";
import { absentLike, asFieldValue, type IdField } from "./id-fields.ts";
import type { PromiseWorld } from "./open-promise-world.ts";
import type { Ids } from "./owned-rows.ts";
import { type OwnIds, sampleInput } from "./sample-input.ts";
import { leavesOf, nameOf, withValue } from "./schema-leaves.ts";
import { type Digest, type Digests, differences } from "./table-digest.ts";

export interface Prober {
  readonly who: TestCaller;
  readonly ids: Ids;
  /** What the person puts where a call asks for something of their own. */
  readonly own: OwnIds;
}

/** An input of a person's own in which a field counts, and where the id came from that it counted with. */
export interface Reach {
  readonly base: Record<string, unknown>;
  readonly column: string;
}

interface Effect {
  readonly answer: string;
  readonly digest: Digest;
}

interface World {
  readonly world: PromiseWorld;
  /** Rows are compared too where they are given. */
  readonly digests?: Digests;
}

/** So many of one column are tried one by one: as many orders as somebody has here, and some more. */
const few_max = 24;

/** Ids of one column that the field takes; of many, the first, the second and the last. */
export function candidatesOf(field: IdField, ids: Ids, column: string): string[] {
  const values = ids.get(column) ?? [];
  const few = values.length > few_max ? [...values.slice(0, 2), ...values.slice(-1)] : values;
  return few.filter((id) => asFieldValue(field, id) !== undefined);
}

/**
 * Finds how a person's own id counts: with it the call does or says something else than with one that nobody
 * has. Undefined where no id of theirs makes a difference.
 */
export async function findReach(
  at: World,
  field: IdField,
  { who, ids, own }: Prober,
): Promise<Reach | undefined> {
  const { world } = at;
  for (const { base, column } of placesOf(field, { ids, own })) {
    for (const id of candidatesOf(field, ids, column)) {
      const compare = async (from: World) => {
        const mine = await effectOf(from, { who, asked: usualAsk(field, base, id), id });
        const nobodys = absentLike(id);
        const asked = usualAsk(field, base, nobodys);
        const other = await effectOf(from, { who, asked, id: nobodys });
        return { isTold: tell(mine, other).length > 0, isRefused: isRefusal(mine) };
      };
      const { isTold, isRefused } = await compare({ world });
      // Rows are compared only where the same yes was said to both.
      if (isTold || (!isRefused && at.digests && (await compare(at)).isTold))
        return { base: withValue(base, field.leaf.path, asFieldValue(field, id)), column };
    }
  }
  return undefined;
}

/** Every input with every column; a column that is not called like the field only after all that are. */
function* placesOf(field: IdField, person: Pick<Prober, "ids" | "own">): Generator<Reach> {
  const columns = likelyFirst(field, person.ids);
  const named = columns.filter((column) => distanceTo(field, column) < 2);
  const others = columns.filter((column) => distanceTo(field, column) === 2);
  for (const some of [named, others])
    for (const base of basesOf(field, person)) for (const column of some) yield { base, column };
}

const isRefusal = ({ answer }: Effect): boolean => answer.includes('{"success":false');

const usualAsk = (field: IdField, base: Record<string, unknown>, id: string): Asked =>
  usualWay(field.call, withValue(base, field.leaf.path, asFieldValue(field, id) ?? id));

/** Columns that are called like the field come first; any may be the one. */
export const likelyFirst = (field: IdField, ids: Ids): string[] =>
  [...ids.keys()].toSorted((one, other) => distanceTo(field, one) - distanceTo(field, other));

function distanceTo({ leaf }: IdField, column: string): 0 | 1 | 2 {
  const wanted = nameOf(leaf).replace(/s$/, "");
  const [table = "", named = ""] = column.split(".");
  // A key of ours travels as an id, and a picture by its address.
  const name = named === "key" ? "id" : named;
  if (column === "files.url" && wanted === "img") return 0;
  if (wanted.endsWith(`${table.replace(/(ss)?e?s$/, "$1")}_${name}`)) return 0;
  return wanted.endsWith(name) || name.endsWith(wanted) ? 1 : 2;
}

/** Inputs in which the other fields that name a thing name each of the person's own in turn. */
function* basesOf(field: IdField, { ids, own }: Pick<Prober, "ids" | "own">) {
  const base = sampleInput(field.call, own);
  yield base;
  for (const leaf of leavesOf(field.call.input)) {
    const source = own[nameOf(leaf)];
    if (leaf.path.join() === field.leaf.path.join() || source === undefined) continue;
    const other = { ...field, leaf };
    const columns =
      nameOf(leaf) === "oid" ? ["order_items.oid"] : ["orders.tid", "bills.tid", "packages.tid"];
    for (const column of columns)
      for (const id of candidatesOf(other, ids, column))
        yield withValue(base, leaf.path, asFieldValue(other, id));
  }
}

/**
 * How the effect of ids that are somebody else's differs from that of one that nobody has, in every way the
 * request can travel; empty when nobody could tell them apart.
 */
export async function leaksOf(
  at: World,
  field: IdField,
  {
    who,
    base,
    ids,
  }: { who: TestCaller | undefined; base: Record<string, unknown>; ids: readonly string[] },
): Promise<{ leaks: string[]; requests: number }> {
  const leaks: string[] = [];
  let requests = 0;
  const [first] = ids;
  if (first === undefined) return { leaks, requests };
  const absent = absentLike(first);
  for (const [index, twin] of asksWith(field, base, absent).entries()) {
    const expected = await effectOf(at, { who, asked: twin, id: absent });
    for (const id of ids) {
      const asked = asksWith(field, base, id)[index];
      if (!asked) continue;
      requests += 1;
      const seen = await effectOf(at, { who, asked, id });
      leaks.push(...tell(seen, expected).map((what) => `${field.label} = ${id}: ${what}`));
    }
  }
  return { leaks, requests };
}

/** What differs between two effects, in words. */
const tell = (seen: Effect, expected: Effect): string[] => [
  ...(seen.answer === expected.answer
    ? []
    : [`answered ${seen.answer.slice(0, 300)} instead of ${expected.answer.slice(0, 300)}`]),
  ...differences(seen.digest, expected.digest).map((table) => `changed ${table}`),
];

/** The id alone, after an own one, as a list where one is asked for, twice; in each way a request travels. */
function asksWith(field: IdField, base: Record<string, unknown>, id: string): Asked[] {
  const { path } = field.leaf;
  const value = asFieldValue(field, id) ?? id;
  const inputs = [withValue(base, path, value)];
  const list = path.slice(0, -1);
  const own = path.at(-1) === "[]" ? list.reduce<unknown>(partOf, base) : undefined;
  inputs.push(
    Array.isArray(own) ? withValue(base, list, [...own, value]) : withValue(base, path, [value]),
  );
  const ways = inputs.flatMap((input) => waysToAsk(field.call, input));
  const usual = usualWay(field.call, base);
  if (usual.method === "GET" && path.length === 1)
    ways.push({ ...usual, url: `${usual.url}&${path[0]}=${encodeURIComponent(id)}` });
  return ways;
}

const partOf = (part: unknown, step: string): unknown =>
  step === "[]"
    ? (part as readonly unknown[] | undefined)?.[0]
    : (part as Record<string, unknown> | undefined)?.[step];

/** Each effect is seen on the same database, and undone. */
const effectOf = (
  { world, digests }: World,
  { who, asked, id }: { who: TestCaller | undefined; asked: Asked; id: string },
): Promise<Effect> =>
  world.rehearse(async () => {
    const answer = told(await ask(world.app, who, asked), id);
    return { answer, digest: digests ? await digests.ofRehearsal() : new Map<string, string>() };
  });

/** Everything of an answer that can tell something, but the id itself and what counts requests. */
function told({ status, body, headers }: Answer, id: string): string {
  const cookies = JSON.stringify(headers["set-cookie"] ?? null);
  return `${status} ${String(headers["content-type"])} ${cookies} ${body}`.replaceAll(id, "<id>");
}
