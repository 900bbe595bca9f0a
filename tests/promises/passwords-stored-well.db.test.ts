import type * as Argon2 from "@node-rs/argon2";
import { hash } from "@node-rs/argon2";
import { languages } from "@sampan/domain/kernel/language";
import { beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "../../apps/server/src/people/accounts/hash-password.ts";
import { verifyPassword } from "../../apps/server/src/people/accounts/verify-password.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import { valueOf } from "../support/value-of.ts";
import { addressOf, behindProxy, received, tryLogIn } from "./support/log-in-world.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";

/** How many hashes are made at this moment, and the most there ever were. */
const running = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const counted =
    <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      running.most = Math.max(running.most, ++running.now);
      return work(...given).finally(() => running.now--);
    };
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) };
});

const guarded = await openTestApp(behindProxy);

// The control: passwords looked at in a bulkhead that everybody enters at once.
vi.doMock("../../apps/server/src/people/accounts/password-bulkhead.ts", () => ({
  inPasswordBulkhead: async (work: () => Promise<unknown>) => ({ ok: true, value: await work() }),
}));
vi.resetModules();
const unguarded = await import("../../apps/server/src/people/accounts/verify-password.ts");

const password = received("Boat_2026");
const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
let stored = "";
beforeAll(async () => {
  stored = valueOf(await hashPassword(password));
});

async function person({ customer, db }: TestApp, password_hash: string) {
  const { id, email } = await customer();
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
  return { id, email };
}
const hashOf = async ({ db }: TestApp, id: number): Promise<string> => {
  const { password_hash } = await db
    .selectFrom("accounts")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return password_hash;
};

test("a password is stored as argon2id with a salt of its own, and made so at the next log-in [ACC-06]", async () => {
  const other = valueOf(await hashPassword(password));
  const weak = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const { id, email } = await person(guarded, weak);
  const wrong = { account: email, password: received("guess"), address: addressOf(2) };
  expect(await tryLogIn(guarded, wrong)).toBe("wrong_password");
  expect(await hashOf(guarded, id)).toBe(weak);
  expect(await tryLogIn(guarded, { ...wrong, password })).toBe("accepted");
  const renewed = await hashOf(guarded, id);
  tellPromise({
    promise: 27,
    name: "Passwords stored well: form",
    target: "$argon2id$v=19$m=19456,t=2,p=1$, 16-byte salt",
    figure: renewed.split("$").slice(0, 4).join("$"),
  });
  for (const one of [stored, other, renewed]) expect(one).toMatch(form);
  expect(new Set([stored, other, renewed]).size).toBe(3);
  expect(await tryLogIn(guarded, { ...wrong, password })).toBe("accepted");
  expect(await hashOf(guarded, id)).toBe(renewed);
});

/** So many people log in at the same moment, each from an address of their own. */
async function logInTogether(world: TestApp, size: number) {
  const people = await Promise.all(Array.from({ length: size }, () => person(world, stored)));
  running.most = 0;
  const answers = await Promise.all(
    people.map(({ email }, n) =>
      tryLogIn(world, { account: email, password, address: addressOf(100 + n) }),
    ),
  );
  const count = (wanted: string) => answers.filter((answer) => answer === wanted).length;
  return { most: running.most, accepted: count("accepted") };
}

test("40 log-ins at once make four hashes at a time, and all come in [ACC-06] [NFR-08]", async () => {
  const began = performance.now();
  const { most, accepted } = await logInTogether(guarded, 40);
  const each_ms = (performance.now() - began) / 40;
  const time = isFull ? `, ${each_ms.toFixed(1)} ms each` : "";
  tellPromise({
    promise: 27,
    name: "Passwords stored well: 40 log-ins at once",
    target: "at most 4 hashes at once, 40 accepted",
    figure: `${most} at once, ${accepted} accepted${time}`,
  });
  expect(most).toBeLessThanOrEqual(4);
  expect(accepted).toBe(40);
});

/** So many passwords looked at in one moment. */
async function verifyTogether(verify: typeof verifyPassword, size: number) {
  running.most = 0;
  const looks = await Promise.all(Array.from({ length: size }, () => verify(stored, password)));
  const right = looks.filter((look) => look.ok && look.value).length;
  const busy = looks.filter((look) => !look.ok && look.error.code === "server_busy").length;
  return { most: running.most, right, busy };
}

test("beyond four and a queue of fifty people are asked to wait, in words [ACC-06]", async () => {
  const { most, right, busy } = await verifyTogether(verifyPassword, 80);
  tellPromise({
    promise: 27,
    name: "Passwords stored well: 80 at once",
    target: "4 at once, 50 queued, 26 told to wait",
    figure: `${most} at once, ${right} looked at, ${busy} told to wait`,
  });
  expect({ most, right, busy }).toEqual({ most: 4, right: 54, busy: 26 });
  const words = languages.map((language) => guarded.needs.say(language, "errors.server_busy"));
  expect(new Set(words).size).toBe(languages.length);
});

test("and would not, without the bulkhead", async () => {
  const { most, busy } = await verifyTogether(unguarded.verifyPassword, 80);
  expect({ most, busy }).toEqual({ most: 80, busy: 0 });
});
