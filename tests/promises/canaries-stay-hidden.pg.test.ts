import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { isStaffCall } from "@sampan/contract/kernel/call";
import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { serveWeb } from "../../apps/server/src/kernel/http/web-host.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { acceptedInput } from "./support/accepted-input.ts";
import { ask, usualWay } from "./support/ask.ts";
import { asText, type Canaries, secretsIn, seenIn } from "./support/canaries.ts";
import { customerCalls, type NamedCall, staffCalls } from "./support/every-call.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { type Ids, idsOf, idsOfAll, ownIdsOf } from "./support/owned-rows.ts";
import { emptySecretColumns, identity, personal, plantCanaries } from "./support/plant-canaries.ts";
import { rightPerson } from "./support/right-person.ts";
import { sampleInput } from "./support/sample-input.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";

const guard = vi.hoisted(() => ({ describesUsers: true, hash: "" }));

/** The control's wiring answers a user with what opens the account. The product's names each field. */
vi.mock(import("../../apps/server/src/people/accounts/describe-user.ts"), async (original) => {
  const { describeUser } = await original();
  const unguarded = (row: Parameters<typeof describeUser>[0]) => ({
    ...describeUser(row),
    password_hash: guard.hash,
  });
  return { describeUser: (row) => (guard.describesUsers ? describeUser(row) : unguarded(row)) };
});

const routesFolder = join(import.meta.dirname, "../../apps/storefront/src/routes");
/** The built storefront is there in the long form only: `npm run promises` builds it first. */
const storefrontDir = join(import.meta.dirname, "../../apps/storefront/dist");
const world = await openPromiseWorld(async ({ app, needs }) => {
  if (isFull) await serveWeb(app, { ...needs.config, storefrontDir }, needs);
});
const { ming, nok, newcomers, desks } = world;
let secrets: Canaries = new Map();
let ids: { nok: Ids; ming: Ids; all: Ids };

beforeAll(async () => {
  await plantCanaries(world);
  const { db } = world;
  secrets = new Map([...(await secretsIn(db)), ["sessions", openSessions()]]);
  ids = {
    nok: await idsOf(db, nok.id),
    ming: await idsOf(db, ming.id),
    all: await idsOfAll(db),
  };
});

/** What the cookies of everybody carry. */
const openSessions = (): string[] =>
  [ming, nok, ...newcomers, ...Object.values(desks)].flatMap(({ cookies }) => [
    ...cookies.values(),
  ]);

test("there is a canary in every column that keeps a secret", async () => {
  expect(await emptySecretColumns(world)).toEqual([]);
});

test(
  "no answer and no page shows a secret, nor what is another person's",
  { timeout: 900_000 },
  async () => {
    const seen: string[] = [];
    let answers = 0;
    const look = async (calls: readonly NamedCall[], who: TestCaller, canaries: Canaries) => {
      for (const named of calls) {
        const found = seenIn(await answerOf(named, who), canaries);
        answers += 1;
        seen.push(...found.map((place) => `${named.name} shows ${place}`));
      }
    };
    const notMine = new Map([...secrets, ...personal, ...identity]);
    await look(customerCalls, nok, notMine);
    await look(customerCalls, newcomers[1], notMine);
    await look(customerCalls, world.visitor(), notMine);
    await look(staffCalls, nok, notMine);
    for (const named of staffCalls) {
      const mayOpen = named.name === "openIdentity";
      await look(
        [named],
        rightPerson(world, named.call),
        new Map([...secrets, ...(mayOpen ? [] : identity)]),
      );
    }
    const pages = isFull ? pagesFor(ids.ming) : [];
    seen.push(...(await seenInPages(pages)));
    const canaryKinds = secrets.size + personal.size + identity.size;
    tellPromise({
      promise: 26,
      name: "Answers leak no foreign or secret field",
      target: "0 canaries seen",
      figure: `${seen.length} of ${canaryKinds} kinds seen in ${answers} answers, ${pages.length * 3} pages`,
    });
    expect(seen).toEqual([]);
  },
);

test("the same search finds what people see of their own", async () => {
  const seen = new Set<string>();
  const own = await ownIdsOf(world.db, ids.ming);
  for (const { name, call } of customerCalls) {
    const answer = await answerOf({ name, call }, ming, sampleInput(call, own));
    for (const place of seenIn(answer, personal)) seen.add(place);
  }
  expect([...seen].toSorted()).toEqual([...personal.keys()].toSorted());
});

/** What pages show of secrets, and of ming's to others, when they are asked for ming's things. */
async function seenInPages(addresses: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const who of [ming, nok, world.visitor()]) {
    const canaries = who === ming ? secrets : new Map([...secrets, ...personal, ...identity]);
    for (const url of addresses) {
      const page = await world.rehearse(() => ask(world.app, who, { method: "GET", url }));
      seen.push(...seenIn(page.body, canaries).map((place) => `${url} shows ${place}`));
    }
  }
  return seen;
}

/** Every address of the storefront, about somebody's things where an address names one. */
function pagesFor(of: Ids): string[] {
  const tids = [...(of.get("orders.tid") ?? []), ...(of.get("packages.tid") ?? [])];
  return readdirSync(routesFolder)
    .filter((file) => !file.startsWith("__"))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, "")
          .replace(/^index$/, "")
          .replace(".", "/")}`,
    )
    .flatMap((path) =>
      path.includes("$")
        ? tids.map((tid) => path.replace(/\$\w+/, tid))
        : [path, `${path}?tid=${tids[0]}&id=${of.get("addresses.id")?.[0]}`],
    );
}

test("an answer that is not held to its description is found", async () => {
  const { output } = getUserById;
  const named = { name: "getUserById", call: getUserById };
  guard.describesUsers = false;
  [guard.hash = ""] = secrets.get("accounts.password_hash") ?? [];
  try {
    expect(seenIn(await answerOf(named, nok), secrets)).toEqual([]);
    Object.assign(getUserById, { output: z.looseObject({}) });
    expect(seenIn(await answerOf(named, nok), secrets)).toContain("accounts.password_hash");
  } finally {
    guard.describesUsers = true;
    Object.assign(getUserById, { output });
  }
});

const inputs = new Map<string, Record<string, unknown>>();

/** An input that the call accepts from whoever may make it, where one is found; looked for once. */
async function inputOf(named: NamedCall): Promise<Record<string, unknown>> {
  const known = inputs.get(named.name);
  if (known) return known;
  const who = rightPerson(world, named.call);
  const theirs = isStaffCall(named.call) ? new Map([...ids.all, ...ids.ming]) : ids.nok;
  const own = await ownIdsOf(world.db, theirs);
  const { input } = await acceptedInput(world, named, { who, ids: theirs, own });
  inputs.set(named.name, input);
  return input;
}

/** Everything that comes back, but for the session that its own cookie renews. */
async function answerOf(named: NamedCall, who: TestCaller, input?: Record<string, unknown>) {
  const asked = usualWay(named.call, input ?? (await inputOf(named)));
  const answer = await world.rehearse(() => ask(world.app, who, asked));
  const cookies = JSON.stringify(answer.headers["set-cookie"] ?? "");
  const foreign = [...who.cookies.values()].reduce(
    (text, own) => text.replaceAll(own, ""),
    cookies,
  );
  return asText({ ...answer, headers: { ...answer.headers, "set-cookie": foreign } });
}
