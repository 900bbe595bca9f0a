import { hash } from "@node-rs/argon2";
import { ok } from "@sampan/domain/kernel/result";
import { beforeAll, expect, test, vi } from "vitest";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import { addressOf, behindProxy, received, tryLogIn } from "./support/log-in-world.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const guarded = await openTestApp(behindProxy);

// The control: the same server with the one file that counts tries in place of which nobody counts.
vi.doMock("../../apps/server/src/people/sessions/limit-log-in.ts", () => ({
  limitLogIn: async () => ok({ end: async () => undefined }),
}));
vi.resetModules();
const unguarded = await (await import("../support/test-app.ts")).openTestApp(behindProxy);

const right = received("Boat_2026");
const wrong = received("guess");
let stored = "";
beforeAll(async () => {
  // Cheap on purpose: what is counted is how often it is compared with.
  stored = await hash(right, { memoryCost: 64, timeCost: 1, parallelism: 1 });
});

async function person({ customer, db }: TestApp, mobile?: string): Promise<string> {
  const { id, email } = await customer();
  const login = { password_hash: stored, ...(mobile ? { mobile } : {}) };
  await db.updateTable("accounts").set(login).where("id", "=", id).execute();
  return email;
}

interface Attack {
  readonly guesses: number;
  readonly account: (n: number) => string;
  readonly address: (n: number) => string;
}

/** Guesses spread evenly over one hour: how many were compared with a password, by account. */
async function attack(world: TestApp, { guesses, account, address }: Attack) {
  const tried = new Map<string, number>();
  const pause = { minutes: 60 / guesses };
  for (let n = 0; n < guesses; n++) {
    const guess = { account: account(n), password: wrong, address: address(n) };
    if ((await tryLogIn(world, guess)) === "wrong_password")
      tried.set(guess.account, (tried.get(guess.account) ?? 0) + 1);
    world.clock.pass(pause);
  }
  const counts = [...tried.values()];
  return { most: Math.max(0, ...counts), all: counts.reduce((sum, one) => sum + one, 0) };
}

const tell = (name: string, figure: string, target: string) =>
  tellPromise({ promise: 31, name: `Brute force stops: ${name}`, target, figure });

test("from one address at one account, in an hour [NFR-08]", async () => {
  const account = await person(guarded);
  const guesses = sizeOf({ quick: 240, full: 10_000 });
  const { most } = await attack(guarded, {
    guesses,
    account: () => account,
    address: () => addressOf(1),
  });
  tell("one address", `${most} of ${guesses} tried in an hour`, "at most 20 per account");
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(20);
});

test("from many addresses at one account, whose owner still gets in [NFR-08]", async () => {
  const mobile = "+886955123456";
  const email = await person(guarded, mobile);
  const own = guarded.visitor();
  const ownLogIn = () =>
    tryLogIn(guarded, { account: email, password: right, address: addressOf(999), browser: own });
  expect(await ownLogIn()).toBe("accepted");
  const guesses = sizeOf({ quick: 240, full: 10_000 });
  const ways = [mobile, "0955123456", "955 123 456", "0955-123-456"];
  const owner: string[] = [];
  let all = 0;
  for (let hour = 0; hour < 4; hour++) {
    const tried = await attack(guarded, {
      guesses: guesses / 4,
      account: (n) => ways[n % ways.length] ?? mobile,
      address: (n) => addressOf(5_000 + (n % 1_000)),
    });
    all = Math.max(all, tried.all);
    owner.push(await ownLogIn());
  }
  const figure = `${all} of ${guesses / 4} tried in an hour, owner ${owner.filter((one) => one === "accepted").length} of 4`;
  tell(
    `${Math.min(1_000, guesses / 4)} addresses, a number typed four ways`,
    figure,
    "at most 20, owner 4 of 4",
  );
  expect(all).toBeLessThanOrEqual(20);
  expect(owner).toEqual(["accepted", "accepted", "accepted", "accepted"]);
});

test("by one password at many accounts, from one address [NFR-08]", async () => {
  const size = sizeOf({ quick: 60, full: 1_000 });
  const accounts: string[] = [];
  for (let count = 0; count < size; count++) accounts.push(await person(guarded));
  const guesses = sizeOf({ quick: 240, full: 10_000 });
  const { most, all } = await attack(guarded, {
    guesses,
    account: (n) => accounts[n % size] ?? "",
    address: () => addressOf(77_777),
  });
  const figure = `${all} of ${guesses} tried in an hour, ${most} at one account`;
  tell(`spray over ${size} accounts`, figure, "at most 250 per address, 20 per account");
  expect(most).toBeLessThanOrEqual(20);
  expect(all).toBeLessThanOrEqual(250);
});

test("at the same moment: parallel guesses share the tries there are [NFR-08]", async () => {
  const account = await person(guarded);
  const guesses = sizeOf({ quick: 40, full: 400 });
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, n) =>
      tryLogIn(guarded, { account, password: wrong, address: addressOf(90_000 + n) }),
    ),
  );
  const tried = answers.filter((answer) => answer === "wrong_password").length;
  tell("parallel", `${tried} of ${guesses} tried`, "at most 5");
  expect(tried).toBeLessThanOrEqual(5);
  expect(tried).toBeGreaterThan(0);
});

test("and would not, were tries not counted", async () => {
  const account = await person(unguarded);
  const { most } = await attack(unguarded, {
    guesses: 40,
    account: () => account,
    address: () => addressOf(1),
  });
  expect(most).toBe(40);
});
