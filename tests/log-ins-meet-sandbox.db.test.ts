import { createOidc } from "@sampan/connectors/identity/create-oidc";
import { googleOidc, lineOidc } from "@sampan/connectors/identity/oidc-customs";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { getAccountSecurity } from "@sampan/contract/people/accounts/credentials";
import { registerByEmail } from "@sampan/contract/people/accounts/registration";
import * as calls from "@sampan/contract/people/linked-log-ins";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { logOut } from "@sampan/contract/people/sessions/log-in";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { awayToLink, awayToLogIn, link } from "./support/linked-log-ins.ts";
import { password, withPassword } from "./support/with-password.ts";
import { openSandbox } from "./support/open-sandbox.ts";
import { openTestApp } from "./support/test-app.ts";
import type { TestCaller } from "./support/test-caller.ts";
import { insertCode } from "./support/test-codes.ts";
import { proveElsewhere } from "./support/prove-elsewhere.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";
import { sweepExpired } from "../apps/server/src/sweep-expired.ts";
import { forgetLinkedLogIns } from "../apps/server/src/people/linked-log-ins/forget-linked-log-ins.ts";

const sandbox = await openSandbox();
const outbound = createOutbound({ now: () => new Date(), retryDelay_ms: 1 });
const now = () => new Date();
const line = createOidc(
  lineOidc,
  { issuer: `${sandbox.url}/line-log-in`, ...known.lineLogIn },
  outbound,
  now,
);
const google = createOidc(
  googleOidc,
  { issuer: `${sandbox.url}/google-log-in`, ...known.googleLogIn },
  outbound,
  now,
);
const identityProviders = new Map([
  ["line", line],
  ["google", google],
] as const);
const { clock, customer, db, needs, visitor } = await openTestApp({ identityProviders });
clock.set(new Date());

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});
// Everybody here knocks from one address.
beforeEach(() => db.deleteFrom("tries").execute());

let last = 0;
const somebody = () => `Ming ${(last += 1)}`;
const person = async () => withPassword(db, await customer());
const finish = (browser: TestCaller, brought: { code: string; state: string }) =>
  browser.call(calls.finishLinkedLogIn, brought);
const enter = async (who: string, provider: "line" | "google" = "line") => {
  const browser = visitor();
  return { browser, answer: await finish(browser, await awayToLogIn(browser, who, { provider })) };
};
const linkedOf = async (who: TestCaller) =>
  valueOf(await who.call(calls.queryLinkedLogIns, {})).datalist;
const kindsOf = async (who: TestCaller) =>
  valueOf(await who.call(queryNoticeList, {})).datalist.map(({ kind }) => kind);

describe("an account elsewhere that is linked", () => {
  test.each(["line", "google"] as const)(
    "opens the account it is linked to: %s [SES-09]",
    async (provider) => {
      const ming = await person();
      const who = somebody();
      await link(ming, who, provider);
      const browser = visitor();
      const brought = await awayToLogIn(browser, who, { provider, redirect: "/cart" });
      const { data } = valueOf(await finish(browser, brought));
      expect(data).toMatchObject({
        outcome: "entered",
        provider,
        redirect: "/cart",
        newcomer: null,
      });
      expect(valueOf(await browser.call(getUserById, {})).data.uid).toBe(ming.uid);
    },
  );

  test("is told of, holds payouts as any change of a log-in does, and is listed with its name", async () => {
    const ming = await person();
    const who = somebody();
    await link(ming, who);
    expect(await kindsOf(ming)).toContain("log_in_linked");
    const { data } = valueOf(await ming.call(getAccountSecurity, {}));
    expect(data.payouts_held_until).not.toBe("");
    expect(await linkedOf(ming)).toMatchObject([
      { provider: "line", is_on: true, is_linked: true, name: who },
      { provider: "google", is_on: true, is_linked: false, linked_at: "" },
    ]);
  });

  test("opens nothing once it was taken away, which takes the password [SES-09]", async () => {
    const ming = await person();
    const who = somebody();
    await link(ming, who);
    const wrong = { provider: "line", password: "0".repeat(64) } as const;
    expect(refusalOf(await ming.call(calls.unlinkLogIn, wrong))).toBe("wrong_password");
    valueOf(await ming.call(calls.unlinkLogIn, { provider: "line", password }));
    expect(await kindsOf(ming)).toContain("log_in_unlinked");
    expect(valueOf((await enter(who)).answer).data.outcome).toBe("newcomer");
    const again = await ming.call(calls.unlinkLogIn, { provider: "line", password });
    expect(refusalOf(again)).toBe("log_in_not_linked");
  });

  test("belongs to one account, and an account has one of each provider", async () => {
    const [ming, hua] = [await person(), await person()];
    const who = somebody();
    const hers = await awayToLink(hua, who);
    const more = await awayToLink(ming, somebody());
    await link(ming, who);
    expect(refusalOf(await finish(hua, hers))).toBe("log_in_of_another");
    expect(refusalOf(await finish(ming, more))).toBe("log_in_linked_already");
    const started = await ming.call(calls.startLinking, { provider: "line", password });
    expect(refusalOf(started)).toBe("log_in_linked_already");
  });

  test("does not open a disabled or a closed account", async () => {
    const ming = await person();
    const who = somebody();
    await link(ming, who);
    const become = (state: "disabled" | "cancelled" | "active") =>
      db
        .updateTable("accounts")
        .set({ state, cancelled_at: state === "cancelled" ? clock.now() : null })
        .where("id", "=", ming.id)
        .execute();
    await become("disabled");
    expect(refusalOf((await enter(who)).answer)).toBe("account_disabled");
    await become("cancelled");
    expect(refusalOf((await enter(who)).answer)).toBe("account_cancelled");
    await become("active");
  });

  test("is forgotten with the person", async () => {
    const ming = await person();
    await link(ming, somebody());
    await forgetLinkedLogIns(db, ming.id);
    expect(await linkedOf(ming)).toMatchObject([{ is_linked: false }, { is_linked: false }]);
  });
});

describe("what a browser brings back", () => {
  test("is refused in another browser, and still good in its own [SES-09]", async () => {
    const ming = await person();
    const who = somebody();
    await link(ming, who);
    const browser = visitor();
    const brought = await awayToLogIn(browser, who);
    const thief = visitor();
    expect(refusalOf(await finish(thief, brought))).toBe("log_in_state_unknown");
    await awayToLogIn(thief, somebody());
    expect(refusalOf(await finish(thief, brought))).toBe("log_in_state_unknown");
    expect(valueOf(await finish(browser, brought)).data.outcome).toBe("entered");
  });

  test("is good once [SES-09]", async () => {
    const ming = await person();
    const who = somebody();
    await link(ming, who);
    const browser = visitor();
    const brought = await awayToLogIn(browser, who);
    valueOf(await finish(browser, brought));
    expect(refusalOf(await finish(browser, brought))).toBe("log_in_state_unknown");
  });

  test("is good for ten minutes, and swept away afterwards", async () => {
    const browser = visitor();
    const brought = await awayToLogIn(browser, somebody());
    clock.pass({ minutes: 11 });
    expect(refusalOf(await finish(browser, brought))).toBe("log_in_state_unknown");
    await sweepExpired(needs);
    expect(await db.selectFrom("log_in_starts").selectAll().execute()).toEqual([]);
    clock.set(new Date());
  });

  test("with a code of another log-in proves nobody: its challenge does not fit", async () => {
    const [browser, other] = [visitor(), visitor()];
    const brought = await awayToLogIn(browser, somebody());
    const stolen = await awayToLogIn(other, somebody());
    const mixed = { code: stolen.code, state: brought.state };
    expect(refusalOf(await finish(browser, mixed))).toBe("log_in_not_proven");
  });

  test("to link is good in the session that showed the password, and in no other", async () => {
    const [ming, hua] = [await person(), await person()];
    const brought = await awayToLink(ming, somebody());
    expect(refusalOf(await finish(hua, brought))).toBe("log_in_state_unknown");
    expect(refusalOf(await finish(visitor(), brought))).toBe("log_in_state_unknown");
    const gone = await awayToLink(ming, somebody());
    valueOf(await ming.call(logOut, {}));
    expect(refusalOf(await finish(ming, gone))).toBe("log_in_state_unknown");
  });

  test("to link needs the password first", async () => {
    const ming = await person();
    const wrong = { provider: "line", password: "0".repeat(64) } as const;
    expect(refusalOf(await ming.call(calls.startLinking, wrong))).toBe("wrong_password");
  });
});

describe("a newcomer", () => {
  const registration = async (browser: TestCaller, newcomer: string, email: string) => ({
    email,
    password,
    captcha: await insertCode(db, browser, { email, purpose: "register" }),
    account_type: "personal" as const,
    newcomer,
  });

  test("is linked to the account they make by the rules of everybody [ACC-18]", async () => {
    const who = somebody();
    const { browser, answer } = await enter(who);
    const { data } = valueOf(answer);
    expect(data).toMatchObject({ outcome: "newcomer", session: null, newcomer: { name: who } });
    const email = `newcomer-${last}@people.test`;
    const wish = await registration(browser, data.newcomer?.key ?? "", email);
    const made = valueOf(await browser.call(registerByEmail, wish)).data;
    expect(valueOf((await enter(who)).answer).data.session?.uid).toBe(made.uid);
  });

  test("of another browser is nobody's to take, and no account is made then", async () => {
    const { answer } = await enter(somebody());
    const key = valueOf(answer).data.newcomer?.key ?? "";
    const thief = (await enter(somebody())).browser;
    const email = `thief-${last}@people.test`;
    const wish = await registration(thief, key, email);
    expect(refusalOf(await thief.call(registerByEmail, wish))).toBe("log_in_state_unknown");
    const made = await db.selectFrom("accounts").select("id").where("email", "=", email).execute();
    expect(made).toEqual([]);
  });

  test("is not linked because an account has the same address", async () => {
    const ming = await person();
    const browser = visitor();
    const { data } = valueOf(await browser.call(calls.startLinkedLogIn, { provider: "google" }));
    const brought = await proveElsewhere(data.url, { who: somebody(), email: ming.email });
    expect(valueOf(await finish(browser, brought)).data.outcome).toBe("newcomer");
    expect(await linkedOf(ming)).toMatchObject([{ is_linked: false }, { is_linked: false }]);
  });
});

describe("where a provider", () => {
  test("is set up, pages are told of it, and without one it is switched off", async () => {
    const { data } = valueOf(await visitor().call(queryClientConfig, {}));
    expect(data.log_in_with).toEqual(["line", "google"]);
    const without = await openTestApp();
    const config = valueOf(await without.visitor().call(queryClientConfig, {})).data;
    expect(config.log_in_with).toEqual([]);
    const started = await without.visitor().call(calls.startLinkedLogIn, { provider: "line" });
    expect(refusalOf(started)).toBe("log_in_provider_off");
  });

  test("does not answer, nobody is logged in and a new try is asked for", async () => {
    const browser = visitor();
    const brought = await awayToLogIn(browser, somebody());
    await sandbox.control("faults", { upstream: "line_log_in", kind: "error", times: 9 });
    expect(refusalOf(await finish(browser, brought))).toBe("log_in_provider_silent");
    await sandbox.control("reset");
  });
});
