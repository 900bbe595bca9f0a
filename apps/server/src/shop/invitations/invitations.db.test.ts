import { newUpdateUserInfo } from "@sampan/contract/people/accounts/accounts";
import { registerByEmail } from "@sampan/contract/people/accounts/registration";
import { getInviteCode, queryInviterList } from "@sampan/contract/shop/invitations";
import { expect, test } from "vitest";
import { openInvitations } from "../../../../../tests/support/test-invitations.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCode, senders } from "../../../../../tests/support/test-codes.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { forgetInvitations } from "./forget-invitations.ts";
import { insertInvitation } from "./invitation-queries.ts";

const world = await openTestApp(senders);
const { clock, customer, db, needs, visitor } = world;
// Codes are good for minutes of the present.
clock.set(new Date());
const { invite, codeOf } = openInvitations(world);
const journey = await openJourney(world);
await insertRates(needs, clock.now());
await insertTariff(needs);

const listOf = async (who: TestCustomer) => valueOf(await who.call(queryInviterList, {}));

test("everybody has one code of their own, which stays the same [INV-01]", async () => {
  const [ming, nok] = [await customer(), await customer()];
  const code = await codeOf(ming);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(await codeOf(ming)).toBe(code);
  expect(await codeOf(nok)).not.toBe(code);
  expect(refusalOf(await visitor().call(getInviteCode, {}))).toBe("login_needed");
});

test("who registered with a person's code is on their list alone, by the first sign of a name and a stage [INV-02] [API-35]", async () => {
  const [ming, other] = [await customer(), await customer()];
  const friend = await customer({ region: "TH" });
  const contact = { nickname: "小舟", mobile: "+886912000111" };
  await db.updateTable("accounts").set(contact).where("id", "=", friend.id).execute();
  await invite(ming, friend);
  const { datalist, total } = await listOf(ming);
  expect(total).toBe(1);
  expect(datalist).toMatchObject([{ name: "小•••", stage: "registered" }]);
  expect(JSON.stringify(datalist)).not.toMatch(/912000111|@|小舟/);
  await journey.paid(friend);
  expect((await listOf(ming)).datalist[0]?.stage).toBe("ordered");
  expect((await listOf(other)).total).toBe(0);
});

test("any code is stored with the account, however it was typed, and only a person's names somebody [INV-03] [INV-02]", async () => {
  const ming = await customer();
  const own = (await codeOf(ming)).toLowerCase();
  for (const [index, sales_code] of [own, "SALES-2026", "0000000Z", ""].entries()) {
    const newcomer = visitor();
    const email = `friend${index}@people.test`;
    const captcha = await insertCode(db, newcomer, { email, purpose: "register" });
    const account = {
      email,
      captcha,
      password: "0".repeat(64),
      account_type: "personal",
      region: "TW",
    } as const;
    valueOf(await newcomer.call(registerByEmail, { ...account, sales_code }));
    const stored = await db
      .selectFrom("accounts")
      .select("sales_code")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(stored.sales_code).toBe(sales_code);
  }
  expect((await listOf(ming)).total).toBe(1);
});

test("a code that is set in the profile later is stored, and invites nobody [INV-03]", async () => {
  const [ming, late] = [await customer(), await customer()];
  const sales_code = await codeOf(ming);
  const { data } = valueOf(await late.call(newUpdateUserInfo, { user: {}, sales_code }));
  expect(data.sales_code).toBe(sales_code);
  expect((await listOf(ming)).total).toBe(0);
  const rewards = await db
    .selectFrom("invite_rewards")
    .select("id")
    .where("account_id", "=", ming.id)
    .execute();
  expect(rewards).toEqual([]);
});

test("nobody is their own friend, a closed account invites nobody, and an erased one is nobody's", async () => {
  const [ming, friend, late] = [await customer(), await customer(), await customer()];
  const own = { account_id: ming.id, inviter_id: ming.id, invited_at: clock.now() };
  await expect(insertInvitation(db, own)).rejects.toThrow(/check/);
  await invite(ming, ming);
  await invite(ming, friend);
  expect((await listOf(ming)).total).toBe(1);
  await forgetInvitations(db, friend.id);
  expect((await listOf(ming)).total).toBe(0);
  await db.updateTable("accounts").set({ state: "disabled" }).where("id", "=", ming.id).execute();
  await invite(ming, late);
  const found = await db
    .selectFrom("invitations")
    .select("account_id")
    .where("inviter_id", "=", ming.id)
    .execute();
  expect(found).toEqual([]);
});
