import { createHash } from "node:crypto";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { beforeEach, expect, test } from "vitest";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "./hash-password.ts";

const { customer, staff, visitor, db } = await openTwoServers();

const received = (text: string) => createHash("sha256").update(text).digest("hex");
const [right, wrong] = [received("Boat_2026"), received("guess")];
const password_hash = valueOf(await hashPassword(right));

// Everybody here knocks from one address, and each test is about guesses of its own.
beforeEach(async () => {
  await db.deleteFrom("tries").execute();
  await db.deleteFrom("back_offs").execute();
});

async function person(): Promise<string> {
  const { id, email } = await customer();
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
  return email;
}

async function colleague(): Promise<string> {
  const { id } = await staff("reviewer");
  const { email } = await db
    .updateTable("staff_members")
    .set({ password_hash })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirstOrThrow();
  return email;
}

/** So many log-ins at once, each from a browser of its own, at one process and the other in turn. */
async function atOnce(count: number, enter: (nth: number) => Promise<string>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, nth) => enter(nth)));
  return Object.fromEntries(
    [...new Set(answers)].map((name) => [name, answers.filter((one) => one === name).length]),
  );
}
const asCustomer = async (account: string, password: string) =>
  refusalOf(await visitor().call(logIn, { account, password }));
const asStaff = async (email: string, password: string) =>
  refusalOf(await visitor().call(logInStaff, { email, password }));

test("nobody who is right is refused because others are looked at [NFR-08]", async () => {
  const account = await person();
  expect(await atOnce(80, () => asCustomer(account, right))).toEqual({ accepted: 80 });
}, 60_000);

test("nor are eighty people of one network [NFR-08]", async () => {
  const accounts = await Promise.all(Array.from({ length: 80 }, person));
  expect(await atOnce(80, (nth) => asCustomer(accounts[nth] ?? "", right))).toEqual({
    accepted: 80,
  });
}, 60_000);

test("nor are forty members of staff in one office [NFR-08]", async () => {
  const members = await Promise.all(Array.from({ length: 40 }, colleague));
  expect(await atOnce(40, (nth) => asStaff(members[nth] ?? "", right))).toEqual({ accepted: 40 });
}, 60_000);

test("while thirty wrong passwords at once are looked at five times [NFR-08]", async () => {
  const account = await person();
  expect(await atOnce(30, () => asCustomer(account, wrong))).toEqual({
    wrong_password: 5,
    account_paused: 25,
  });
  const email = await colleague();
  expect(await atOnce(30, () => asStaff(email, wrong))).toEqual({
    wrong_password: 5,
    account_locked: 25,
  });
}, 60_000);

test("and right ones beside wrong ones leave those five looks [NFR-08]", async () => {
  const account = await person();
  const { wrong_password = 0 } = await atOnce(40, (nth) =>
    asCustomer(account, nth % 20 === 0 ? right : wrong),
  );
  // A right one forgets the wrong ones before it, as it does when they come one after the other.
  expect(wrong_password).toBeLessThanOrEqual(15);
}, 60_000);
