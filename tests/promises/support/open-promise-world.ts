import { createHash } from "node:crypto";
import { staffRoles, type StaffRole } from "@sampan/domain/kernel/rights";
import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { hashPassword } from "../../../apps/server/src/people/accounts/hash-password.ts";
import { createLog } from "../../../apps/server/src/kernel/log.ts";
import type { Needs } from "../../../apps/server/src/kernel/needs.ts";
import { createFakeProvider } from "../../support/fake-provider.ts";
import { fakeMarketplace } from "../../support/fake-marketplace.ts";
import { quietCarrier } from "../../support/quiet-carrier.ts";
import { openTestApp, type TestApp } from "../../support/test-app.ts";
import type { TestCaller } from "../../support/test-caller.ts";
import { openTestDatabase } from "../../support/test-database.ts";
import { insertRates, insertTariff } from "../../support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../support/test-journey.ts";
import { valueOf } from "../../support/value-of.ts";
import { samplePassword } from "./sample-input.ts";
import { fillTables, givePictures, giveThings } from "./give-things.ts";
import { type Fault, openRolledBack } from "./rolled-back.ts";

export interface PromiseWorld extends TestApp {
  /** Two customers who each have one of everything. */
  readonly ming: TestCustomer;
  readonly nok: TestCustomer;
  /** Two business customers who have just come: nothing is verified, nothing was ordered. */
  readonly newcomers: readonly [TestCustomer, TestCustomer];
  /** One person for each role. */
  readonly desks: Readonly<Record<StaffRole, TestCaller & { id: number }>>;
  /** Everything the server wrote into its log, whatever the level. */
  readonly logLines: string[];
  /** Does something and undoes it, so that it can be done again with the same effect. */
  readonly rehearse: <T>(work: () => Promise<T>) => Promise<T>;
  /** How often something was written outside of rehearsals. */
  readonly changes: () => number;
  /** Lets the database fail in a rehearsal. */
  readonly failWith: (fault: Fault | undefined) => void;
}

/**
 * The whole server with a marketplace, a payment provider and senders in variables, and people who have
 * something to lose. No two rows of any tables share a number, so an id names one thing only.
 */
export async function openPromiseWorld(
  /** Given the server before anybody has asked it anything. */
  prepare: (world: TestApp) => Promise<void> = async () => {},
): Promise<PromiseWorld> {
  const { database, rehearse, hasWritten, changes, failWith } = await openRolledBack(
    await openTestDatabase(),
  );
  const chance = createChance();
  const logLines: string[] = [];
  const log = createLog("debug", { write: (line) => void logLines.push(line) });
  const world = await openTestApp({ database, chance: chance.draw, log, ...outside() });
  await prepare(world);
  const { db, clock, needs } = world;
  await spreadNumbers(world);
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await fillTables(world);
  const journey = await openJourney(world);
  const people = [await world.customer(), await world.customer()] as const;
  for (const person of people) await giveThings(world, journey, person);
  const newcomers = [await newcomer(world), await newcomer(world)] as const;
  const desks: Partial<Record<StaffRole, TestCaller & { id: number }>> = {};
  for (const role of staffRoles) desks[role] = await world.staff(role);
  const password_hash = valueOf(await hashPassword(samplePassword));
  await db.updateTable("accounts").set({ password_hash }).execute();
  await db.updateTable("staff_members").set({ password_hash }).execute();
  const [ming, nok] = people;
  return {
    ...world,
    ming,
    nok,
    newcomers,
    logLines,
    failWith,
    changes,
    desks: desks as PromiseWorld["desks"],
    rehearse: async (work) => {
      chance.begin();
      try {
        return await rehearse(work);
      } finally {
        // What the server holds in memory is not undone with the database.
        if (hasWritten()) {
          await world.needs.settings.refresh();
          await world.needs.prices.refresh();
        }
      }
    },
  };
}

async function newcomer(world: TestApp): Promise<TestCustomer> {
  const person = await world.customer({ accountType: "business", mayOrder: false });
  await givePictures(world, person);
  return person;
}

/** What lies outside the process answers, but knows nothing. */
function outside(): Partial<Needs> {
  const unknown = async () => refuse({ code: "not_found", source: "fake", detail: "" } as const);
  return {
    marketplaces: new Map(
      platformIds.map((platform) => [platform, fakeMarketplace(platform).marketplace]),
    ),
    shareResolver: { readSharePassword: unknown, expandShortLink: unknown },
    providers: new Map([
      ["ecpay", createFakeProvider("ecpay", "TWD").provider],
      ["omise", createFakeProvider("omise", "THB").provider],
    ]),
    shipping: quietCarrier,
    sms: { sendSms: async () => ok({ message_id: "1" }) },
    mail: { sendMail: async () => ok({ message_id: "1" }) },
  };
}

/** Bytes nobody can guess but which a rehearsal draws again: the second time brings the same numbers. */
function createChance() {
  let count = 0;
  let what = "seeding";
  return {
    draw: (bytes: number): Uint8Array => {
      count += 1;
      const drawn = createHash("shake256", { outputLength: bytes });
      return new Uint8Array(drawn.update(`${what} ${count}`).digest());
    },
    begin: () => {
      what = "rehearsal";
      count = 0;
    },
  };
}

async function spreadNumbers({ db }: TestApp): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, sequencename) as name
    from pg_sequences
    where schemaname = 'public'
    order by 1`.execute(db);
  for (const [index, { name }] of rows.entries()) {
    // Round numbers turn up in answers as amounts and limits.
    const first = sql.raw(String((index + 1) * 1_000_000 + 317_429));
    await sql`alter sequence ${sql.raw(name)} start with ${first} restart`.execute(db);
  }
}
