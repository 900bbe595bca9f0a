import { createHash } from "node:crypto";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { sweepExpired } from "../../sweep-expired.ts";

const { clock, customer, db, needs, visitor } = await openTestApp();

const received = (password: string) => createHash("sha256").update(password).digest("hex");
const password = received("Boat_2026");
const wrong = received("guess");
const stored = valueOf(await hashPassword(password));

async function person(mobile?: string) {
  const one = await customer();
  const login = { password_hash: stored, ...(mobile ? { mobile } : {}) };
  await db.updateTable("accounts").set(login).where("id", "=", one.id).execute();
  return one;
}
const guess = async (account: string, browser = visitor()) =>
  refusalOf(await browser.call(logIn, { account, password: wrong }));

/** Another address each time: only the account's own limit is at work. */
async function useUp(account: string) {
  for (const _ of Array(5)) expect(await guess(account)).toBe("wrong_password");
  // The tests' one address is somebody else's business here.
  await db.deleteFrom("tries").execute();
}

describe("wrong passwords of one account", () => {
  test("wait a minute after five, then twice as long each time [NFR-08]", async () => {
    const { email } = await person();
    await useUp(email);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const early = await visitor().call(logIn, { account: email, password });
      expect(early).toMatchObject({ error: { code: "account_paused", values: { minutes } } });
      clock.pass({ minutes });
      expect(await guess(email)).toBe("wrong_password");
    }
    clock.pass({ minutes: 15 });
    expect(refusalOf(await visitor().call(logIn, { account: email, password }))).toBe("accepted");
  });

  test("are told in words, with the minutes, under 429 [NFR-08] [I18N-09]", async () => {
    const { email } = await person();
    await useUp(email);
    const browser = visitor();
    browser.cookies.set("lang", "zh-TW");
    const answer = await browser.send(logIn.path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-sampan-client": "test",
      },
      body: new URLSearchParams({ account: email, password }),
    });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      error_message: "操作太頻繁，請 1 分鐘後再試，或改用登入過的裝置，或重設密碼",
    });
  });

  test("count for the account, however its number is typed [NFR-08]", async () => {
    await person("+886911000031");
    const ways = ["0911000031", "911 000 031", "+886911000031", "0911-000-031", "911000031"];
    for (const way of ways) expect(await guess(way)).toBe("wrong_password");
    expect(await guess("0911000031")).toBe("account_paused");
  });

  test("are forgotten when the right one comes [NFR-08]", async () => {
    const { email } = await person();
    for (const _ of Array(3)) {
      for (const _ of Array(4)) expect(await guess(email)).toBe("wrong_password");
      valueOf(await visitor().call(logIn, { account: email, password }));
    }
  });

  test("are forgotten after a day without one, and swept [NFR-08]", async () => {
    const { email, id } = await person();
    await useUp(email);
    clock.pass({ hours: 24, minutes: 1 });
    for (const _ of Array(5)) expect(await guess(email)).toBe("wrong_password");
    clock.pass({ days: 2 });
    await sweepExpired(needs);
    const bucket = `log_in:account:${id}`;
    const left = await db
      .selectFrom("back_offs")
      .select("tries")
      .where("bucket", "=", bucket)
      .executeTakeFirst();
    expect(left).toBeUndefined();
  });

  test("do not keep its owner out of a device they used before [NFR-08]", async () => {
    const { email } = await person();
    const own = visitor();
    valueOf(await own.call(logIn, { account: email, password }));
    own.cookies.delete("session_id");
    await useUp(email);
    expect(refusalOf(await visitor().call(logIn, { account: email, password }))).toBe(
      "account_paused",
    );
    expect(refusalOf(await own.call(logIn, { account: email, password }))).toBe("accepted");
  });

  test("are slowed down on a known device too, apart from those elsewhere [NFR-08]", async () => {
    const { email } = await person();
    const own = visitor();
    valueOf(await own.call(logIn, { account: email, password }));
    for (const _ of Array(5)) expect(await guess(email, own)).toBe("wrong_password");
    expect(await guess(email, own)).toBe("account_paused");
    expect(refusalOf(await visitor().call(logIn, { account: email, password }))).toBe("accepted");
  });
});

describe("wrong names", () => {
  test("are slowed down like accounts that exist, and kept as a hash [NFR-08]", async () => {
    for (const _ of Array(5)) expect(await guess("Nobody@people.test ")).toBe("account_not_found");
    expect(await guess("nobody@people.test")).toBe("account_paused");
    const rows = await db.selectFrom("back_offs").select("bucket").execute();
    expect(JSON.stringify(rows)).not.toContain("people.test");
    await db.deleteFrom("tries").execute();
  });

  test("of many accounts use up the limit of the address, until its time is over [NFR-08]", async () => {
    const most = defaultLimits.log_in_tries_per_address;
    for (let count = 0; count < most; count++)
      expect(await guess(`nobody${count}@spray.test`)).toBe("account_not_found");
    expect(await guess("one-more@spray.test")).toBe("call_limit");
    clock.pass({ minutes: defaultLimits.lock_minutes });
    expect(await guess("one-more@spray.test")).toBe("account_not_found");
  });
});
