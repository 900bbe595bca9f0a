import { createHash } from "node:crypto";
import { getUserById, setLanguage } from "@sampan/contract/people/accounts/accounts";
import { logIn, logOut } from "@sampan/contract/people/sessions/log-in";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "./hash-password.ts";

const { app, clock, customer, db, needs, visitor } = await openTestApp();

const received = (password: string) => createHash("sha256").update(password).digest("hex");
const password = received("Boat_2026");
const stored = valueOf(await hashPassword(password));

async function person(login: { mobile?: string; state?: "active" | "disabled" } = {}) {
  const one = await customer();
  await db
    .updateTable("accounts")
    .set({ password_hash: stored, ...login })
    .where("id", "=", one.id)
    .execute();
  return one;
}

describe("logging in", () => {
  test("opens a session and answers whose it is [SES-09] [API-21] [ACC-31]", async () => {
    const { email, uid } = await person();
    const browser = visitor();
    const { data } = valueOf(await browser.call(logIn, { account: email, password }));
    expect(data).toMatchObject({ account: email, uid, region: "TW", currency: "TWD" });
    expect(data).toMatchObject({ user_level: "classic", user_d_o: { uid, email } });
    expect(data).toMatchObject({ shop_d_o: { region: "TW", currency: "TWD" } });
    expect(data.session.expires_at < data.session.ends_at).toBe(true);
    expect(browser.cookies.get("session_id")).toMatch(/^[\w-]{43}$/);
    expect(valueOf(await browser.call(getSessionState, {})).data?.uid).toBe(uid);
  });

  test("takes local digits, spaced digits or E.164 of the mobile", async () => {
    const { uid } = await person({ mobile: "+886911000001" });
    for (const account of ["0911000001", "911 000 001", "+886911000001"]) {
      const { data } = valueOf(await visitor().call(logIn, { account, password }));
      expect(data.uid).toBe(uid);
    }
  });

  test("asks for the region when the digits are known in both", async () => {
    const ming = await person({ mobile: "+886911000002" });
    await person({ mobile: "+66911000002" });
    const account = "0911000002";
    expect(refusalOf(await visitor().call(logIn, { account, password }))).toBe("region_needed");
    const { data } = valueOf(await visitor().call(logIn, { account, password, region: "TW" }));
    expect(data.uid).toBe(ming.uid);
  });

  test("tells an unknown account from a wrong password [ERR-38]", async () => {
    const { email } = await person();
    const unknown = await visitor().call(logIn, { account: "nobody@people.test", password });
    expect(refusalOf(unknown)).toBe("account_not_found");
    const wrong = { account: email, password: received("Boat_2025") };
    expect(refusalOf(await visitor().call(logIn, wrong))).toBe("wrong_password");
  });

  test("tells neither apart, nor asks for a region, where answers are uniform [NFR-08]", async () => {
    await setSettings(needs, { uniform_errors: true });
    const { email, uid } = await person({ mobile: "+886911000003" });
    await person({ mobile: "+66911000003" });
    const wrong = received("Boat_2025");
    for (const account of ["nobody@people.test", email, "0911000003"])
      expect(refusalOf(await visitor().call(logIn, { account, password: wrong }))).toBe(
        "account_or_password_wrong",
      );
    // The digits are then those of the region people shop in.
    const { data } = valueOf(await visitor().call(logIn, { account: "0911000003", password }));
    expect(data.uid).toBe(uid);
    await setSettings(needs, {});
  });

  test("refuses a disabled account, but only to whoever knows its password", async () => {
    const { email } = await person({ state: "disabled" });
    const wrong = { account: email, password: received("guess") };
    expect(refusalOf(await visitor().call(logIn, wrong))).toBe("wrong_password");
    const right = { account: email, password };
    expect(refusalOf(await visitor().call(logIn, right))).toBe("account_disabled");
  });

  test("refuses a password that is not the hash form with 400 [ACC-05] [ACC-07]", async () => {
    const answer = await visitor().send("/gateway/user/login", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-sampan-client": "test",
      },
      body: new URLSearchParams({ account: "a@b.test", password: "Boat_2026" }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      success: false,
      error_values: { field: "password" },
    });
  });

  test("gives a new id and ends the session the browser had", async () => {
    const { email } = await person();
    const browser = visitor();
    valueOf(await browser.call(logIn, { account: email, password }));
    const former = browser.cookies.get("session_id") ?? "";
    valueOf(await browser.call(logIn, { account: email, password }));
    expect(browser.cookies.get("session_id")).not.toBe(former);

    const thief = visitor();
    thief.cookies.set("session_id", former);
    expect(refusalOf(await thief.call(getUserById, {}))).toBe("login_needed");
  });
});

describe("a session", () => {
  test("is needed by calls of customers, which answer 1088 without one [SES-01] [SES-08]", async () => {
    const answer = await visitor().send("/gateway/user/get_user_by_id", {});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: false, error_code: 1088 });
    const ming = await customer();
    expect(valueOf(await ming.call(getUserById, {})).data.uid).toBe(ming.uid);
  });

  test("comes in a cookie that scripts and foreign forms cannot use [SES-03] [SES-12]", async () => {
    const ming = await customer();
    const answer = await app.inject({
      url: getSessionState.path,
      cookies: { session_id: ming.cookies.get("session_id") ?? "" },
    });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: "session_id",
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
    });
    expect(cookie?.maxAge).toBe(7 * 86_400);
  });

  test("is stored as a hash only", async () => {
    const ming = await customer();
    const secret = ming.cookies.get("session_id") ?? "";
    const { id_hash } = await db
      .selectFrom("sessions")
      .select("id_hash")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(id_hash).toEqual(createHash("sha256").update(secret).digest());
  });

  test("is renewed for seven days by every call [SES-04] [CONST-50]", async () => {
    const ming = await customer();
    for (const _ of Array(3)) {
      clock.pass({ days: 6 });
      expect(refusalOf(await ming.call(getUserById, {}))).toBe("accepted");
    }
    clock.pass({ days: 7 });
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("login_needed");
  });

  test("ends thirty days after the log-in, however often it was used [SES-04] [CONST-50]", async () => {
    const ming = await customer();
    for (const _ of Array(5)) {
      clock.pass({ days: 5 });
      valueOf(await ming.call(getUserById, {}));
    }
    clock.pass({ days: 4, hours: 23 });
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("accepted");
    clock.pass({ hours: 1 });
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("login_needed");
  });

  test("ends on the server when its owner logs out [SES-10] [API-22]", async () => {
    const ming = await customer();
    const secret = ming.cookies.get("session_id") ?? "";
    valueOf(await ming.call(logOut, {}));
    expect(ming.cookies.has("session_id")).toBe(false);
    ming.cookies.set("session_id", secret);
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("login_needed");
    expect(valueOf(await ming.call(getSessionState, {})).data).toBeNull();
  });

  test("state is none for a visitor and named for a customer [API-117]", async () => {
    expect(valueOf(await visitor().call(getSessionState, {})).data).toBeNull();
    const ming = await customer({ region: "TH" });
    const { data } = valueOf(await ming.call(getSessionState, {}));
    expect(data).toMatchObject({ uid: ming.uid, currency: "THB", unread_notices: 0 });
  });
});

describe("the language of an answer", () => {
  const refusalIn = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: getUserById.path, headers });
    return answer.json<{ error_message: string }>().error_message;
  };
  test("is the cookie's, else the browser's, else simplified Chinese [I18N-03] [I18N-09]", async () => {
    expect(await refusalIn({ cookie: "lang=th", "accept-language": "en" })).toBe("กรุณาเข้าสู่ระบบก่อน");
    expect(await refusalIn({ "accept-language": "zh-HK,en;q=0.5" })).toBe("請先登入");
    expect(await refusalIn({})).toBe("请先登录");
  });

  test("is what the customer chose, on every device that chose nothing else [I18N-10] [I18N-09]", async () => {
    const ming = await customer();
    valueOf(await ming.call(setLanguage, { language: "en" }));
    const answer = await ming.call(getUserById, { id: "somebody0000" });
    expect(answer).toMatchObject({ error: { message: "This account does not exist" } });
    ming.cookies.set("lang", "zh-TW");
    const onThisDevice = await ming.call(getUserById, { id: "somebody0000" });
    expect(onThisDevice).toMatchObject({ error: { message: "帳號不存在" } });
  });
});
