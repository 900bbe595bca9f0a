import pg from "pg";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import { ask, waysToAsk } from "./support/ask.ts";
import { type Canaries, secretsIn, seenIn } from "./support/canaries.ts";
import { enveloped, type NamedCall } from "./support/every-call.ts";
import { openPromiseWorld, type PromiseWorld } from "./support/open-promise-world.ts";
import { idsOf, ownIdsOf } from "./support/owned-rows.ts";
import { identity, personal, plantCanaries } from "./support/plant-canaries.ts";
import { rightPerson } from "./support/right-person.ts";
import { sampleInput } from "./support/sample-input.ts";
import { tellPromise } from "./support/tell-promise.ts";

/** What people type, by the name of the field, written so that it is found wherever it turns up. */
const typed = {
  account: "kanari.account@people.test",
  captcha: "481923",
  company_name: "Kanari-Typed-Company",
  consignee: "Kanari-Typed-Consignee",
  detail: "Kanari-Typed-Street",
  email: "kanari.typed@people.test",
  id_card: "A198765432",
  mobile: "0987650077",
  name: "Kanari-Typed-Name",
  new_password: "cafe".repeat(16),
  nickname: "KanariTypedNick",
  otp: "592814",
  password: "beef".repeat(16),
  pay_no: "KANARI-PAY-NO",
  phone: "0987650088",
  real_name: "打字的名字",
  search: "Kanari-Typed-Search",
};
const typedCanaries: Canaries = new Map(
  Object.entries(typed).map(([name, value]) => [
    `typed ${name}`,
    // Six digits alone also turn up in times.
    /^\d{6}$/.test(value)
      ? [`"${value}"`, `=${value}`, ` ${value}`]
      : [value, value.replace(/^0/, "+886")],
  ]),
);

const world = await openPromiseWorld();
let own: Readonly<Record<string, unknown>>;
let canaries: Canaries;

beforeAll(async () => {
  await plantCanaries(world);
  const { db, ming, nok, newcomers, desks } = world;
  const people = [ming, nok, ...newcomers, ...Object.values(desks)];
  const sessions = people.flatMap(({ cookies }) => [...cookies.values()]);
  canaries = new Map([
    ...typedCanaries,
    ...personal,
    ...identity,
    ...(await secretsIn(db)),
    ["sessions", sessions],
  ]);
  own = { ...(await ownIdsOf(db, await idsOf(db, nok.id))), ...typed };
});

/** What a database says when it likes no value at all, in all the places where it says it. */
function complaint(_statement: string, values: readonly unknown[]): Error {
  const told = [...values, ...Object.values(typed)].map(String).join(", ");
  const error = new pg.DatabaseError(`invalid input syntax for type bigint: "${told}"`, 1, "error");
  return Object.assign(error, {
    code: "22P02",
    detail: `Failing row contains (${told}).`,
    where: `unnamed portal parameter $1 = '${told}'`,
    internalQuery: `select '${told}'`,
    hint: told,
  });
}

const hasTyped = (values: readonly unknown[]): boolean =>
  values.some((value) => Object.values(typed).some((text) => String(value).includes(text)));

test("what people typed and what the house keeps secret is in no line of the log [NFR-06]", async () => {
  world.logLines.length = 0;
  await askEverything(world);
  world.failWith((statement, values) =>
    hasTyped(values) ? complaint(statement, values) : undefined,
  );
  await askEverything(world);
  world.failWith(complaint);
  await askEverything(world);
  world.failWith(undefined);

  const seen = canariesIn(world.logLines);
  const faults = world.logLines.filter((line) => line.includes('"msg":"fault"')).length;
  tellPromise({
    promise: 55,
    name: "Secrets and personal data do not reach logs",
    target: "0 canaries",
    figure: `${seen.length} of ${canaries.size} kinds in ${world.logLines.length} lines, ${faults} of them of faults`,
  });
  expect(seen).toEqual([]);
  expect(faults).toBeGreaterThan(enveloped.length);
}, 300_000);

test("a log that leaves nothing out is found", async () => {
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line) => void lines.push(line) });
  const { database } = world.needs;
  const { app } = await openTestApp({ ...world.needs, database, log });
  world.failWith(complaint);
  await askEverything({ ...world, app }, enveloped.slice(0, 20));
  world.failWith(undefined);
  expect(canariesIn(lines)).toContain("typed mobile");
});

/** Every call, in each way it can be asked, with what people type. */
async function askEverything(at: PromiseWorld, calls: readonly NamedCall[] = enveloped) {
  for (const { call } of calls) {
    const who = rightPerson(world, call);
    await world.rehearse(async () => {
      for (const asked of waysToAsk(call, sampleInput(call, own))) await ask(at.app, who, asked);
    });
  }
}

const canariesIn = (lines: readonly string[]): string[] => seenIn(lines.join(""), canaries);
