import { createHash } from "node:crypto";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { endDevice, endOtherDevices, queryDevices } from "@sampan/contract/people/sessions/devices";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { logIn, logOut } from "@sampan/contract/people/sessions/log-in";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { sweepExpired } from "../../sweep-expired.ts";

const { clock, customer, db, jobs, needs, visitor } = await openTestApp();

const password = createHash("sha256").update("Boat_2026").digest("hex");
const stored = valueOf(await hashPassword(password));

/** An account that nobody is logged in to. */
async function account(): Promise<{ id: number; email: string }> {
  const one = await customer();
  await db
    .updateTable("accounts")
    .set({ password_hash: stored })
    .where("id", "=", one.id)
    .execute();
  await db.deleteFrom("devices").where("account_id", "=", one.id).execute();
  return one;
}
const enter = async (email: string, browser: TestCaller = visitor()) => {
  valueOf(await browser.call(logIn, { account: email, password }));
  return browser;
};
const list = async (browser: TestCaller) => valueOf(await browser.call(queryDevices, {})).datalist;

describe("the list of devices", () => {
  test("marks the one that asks and tells since when each is known", async () => {
    const { email } = await account();
    const phone = await enter(email);
    clock.pass({ days: 2 });
    const computer = await enter(email);
    const [first, second] = await list(computer);
    expect(first).toMatchObject({ is_this: true, is_logged_in: true, address: "127.0.0.x" });
    expect(second).toMatchObject({ is_this: false, is_logged_in: true });
    expect(String(second?.first_seen) < String(first?.first_seen)).toBe(true);
    expect((await list(phone)).find(({ is_this }) => is_this)?.id).toBe(second?.id);
  });

  test("keeps a device that logged out, with when it was last used", async () => {
    const { email } = await account();
    const phone = await enter(email);
    clock.pass({ hours: 5 });
    valueOf(await phone.call(getUserById, {}));
    valueOf(await phone.call(logOut, {}));
    clock.pass({ hours: 1 });
    const [, gone] = await list(await enter(email));
    expect(gone).toMatchObject({ is_logged_in: false });
    const { first_seen, last_seen } = gone ?? { first_seen: "", last_seen: "" };
    expect(Date.parse(last_seen) - Date.parse(first_seen)).toBe(5 * 3_600_000);
  });

  test("knows a browser that comes back, and gives it one session at a time", async () => {
    const { email } = await account();
    const phone = await enter(email);
    phone.cookies.delete("session_id");
    await enter(email, phone);
    expect(await list(phone)).toHaveLength(1);
    clock.pass({ days: 8 });
    await sweepExpired(needs);
    await enter(email, phone);
    expect(await list(phone)).toHaveLength(1);
  });

  test("forgets a device that nobody came back on", async () => {
    const { email } = await account();
    await enter(email);
    clock.pass({ days: 181 });
    await sweepExpired(needs);
    expect(await list(await enter(email))).toHaveLength(1);
  });

  test("has no device of another account, also of the same browser", async () => {
    const [ming, shop] = [await account(), await account()];
    const browser = await enter(ming.email);
    await enter(shop.email, browser);
    expect(await list(browser)).toHaveLength(1);
    await enter(ming.email, browser);
    expect(await list(browser)).toHaveLength(1);
  });
});

describe("ending a device", () => {
  test("logs it out at once and makes a stranger of it", async () => {
    const { email } = await account();
    const [phone, lost] = [await enter(email), await enter(email)];
    const id = (await list(phone)).find(({ is_this }) => !is_this)?.id ?? "";
    valueOf(await phone.call(endDevice, { id }));
    expect(refusalOf(await lost.call(getUserById, {}))).toBe("login_needed");
    expect(await list(phone)).toHaveLength(1);
    expect(refusalOf(await phone.call(endDevice, { id }))).toBe("device_unknown");
  });

  test("is refused for somebody else's", async () => {
    const [ming, nok] = [
      await enter((await account()).email),
      await enter((await account()).email),
    ];
    const [{ id } = { id: "" }] = await list(ming);
    expect(refusalOf(await nok.call(endDevice, { id }))).toBe("device_unknown");
    valueOf(await ming.call(getUserById, {}));
  });

  test("of all others leaves the one that asks, and other people, alone", async () => {
    const { email } = await account();
    const nok = await enter((await account()).email);
    const [phone, second, third] = [await enter(email), await enter(email), await enter(email)];
    valueOf(await phone.call(endOtherDevices, {}));
    for (const other of [second, third])
      expect(refusalOf(await other.call(getUserById, {}))).toBe("login_needed");
    for (const left of [phone, nok]) expect(await list(left)).toHaveLength(1);
  });
});

describe("a new device", () => {
  const told = async (browser: TestCaller) => {
    const { datalist } = valueOf(await browser.call(queryNoticeList, {}));
    return datalist.filter(({ kind }) => kind === "new_device");
  };

  test("is told of, in words and away, once the account has another [BO-53]", async () => {
    const { email } = await account();
    const phone = await enter(email);
    expect(await told(phone)).toEqual([]);
    jobs.length = 0;
    const stranger = visitor();
    await enter(email, stranger);
    expect(await told(phone)).toMatchObject([{ link: "/devices" }]);
    expect(jobs.map(({ name }) => name)).toContain("notify-customer");
    await enter(email, stranger);
    expect(await told(phone)).toHaveLength(1);
  });

  test("is never one whose cookie a stranger planted", async () => {
    const [mallory, { email }] = [await account(), await account()];
    const planted = (await enter(mallory.email)).cookies.get("device_id") ?? "";
    const victim = visitor();
    victim.cookies.set("device_id", planted);
    await enter(email, victim);
    const thief = visitor();
    thief.cookies.set("device_id", planted);
    const devices = (await list(victim)).length;
    await enter(email, thief);
    expect(await list(victim)).toHaveLength(devices + 1);
  });
});
