import { getUserById, newUpdateUserInfo } from "@sampan/contract/people/accounts/accounts";
import { registerByEmail } from "@sampan/contract/people/accounts/registration";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { languages } from "@sampan/domain/kernel/language";
import { localDigits, maskMobile } from "@sampan/domain/people/accounts/phone";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { insertCode } from "../../../../../tests/support/test-codes.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { sessionNames, userNames } from "../../places/app/names-of-session.ts";
import { shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { AccountHead } from "../../shop/mine/account-head.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { profileQuery } from "./profile-query.ts";

/** What people read of themselves, of what they registered with and changed by the calls that the pages make. */

const world = await openTestApp();
const { customer, visitor, db } = world;
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

async function profileOf(who: TestCaller, language: (typeof languages)[number]): Promise<string> {
  const answer = valueOf(await who.call(getUserById, {}));
  return shown(
    ProfilePage,
    {},
    { configuration, language, answers: [[profileQuery.queryKey, answer]] },
  );
}

async function registered(sales_code: string): Promise<TestCaller> {
  const newcomer = visitor();
  const email = `reader${sales_code.toLowerCase()}@people.test`;
  const captcha = await insertCode(db, newcomer, { email, purpose: "register" });
  const password = "0".repeat(64);
  const account = { email, captcha, password, account_type: "personal", region: "TW" } as const;
  valueOf(await newcomer.call(registerByEmail, { ...account, sales_code }));
  return newcomer;
}

test("the profile says name, e-mail, sales code and what ordering still lacks, nickname, gender, birthday and number [ACC-28] [ACC-29]", async () => {
  const ming = await customer();
  const phone = "+886912777888";
  await db
    .updateTable("accounts")
    .set({ mobile: phone, name: "", nickname: "" })
    .where("id", "=", ming.id)
    .execute();
  for (const language of languages) {
    const { say } = await speak(language);
    const empty = await profileOf(ming, language);
    expect(empty).toContain(say("accounts.profile.incomplete"));
    expect(empty).toContain(
      `${say("accounts.profile.nickname")}${say("accounts.profile.notGiven")}`,
    );
  }
  valueOf(
    await ming.call(newUpdateUserInfo, {
      user: {
        name: "林怡君",
        ext: { nickname: "小船", gender: "female", birthday: "1990-02-28" },
      },
      sales_code: "SALES-7",
    }),
  );
  for (const language of languages) {
    const { say } = await speak(language);
    const profile = await profileOf(ming, language);
    for (const [label, value] of [
      ["accounts.profile.nickname", "小船"],
      ["accounts.profile.name", "林怡君"],
      ["accounts.profile.email", ming.email],
      ["accounts.mobile", localDigits(phone)],
      ["accounts.profile.gender", say("accounts.profile.genders.female")],
      ["accounts.profile.birthday", "1990-02-28"],
      ["accounts.private.salesCode", "SALES-7"],
    ] as const)
      expect(profile).toContain(`${say(label)}${value}`);
    expect(profile).not.toContain(say("accounts.profile.incomplete"));
    expect(profile).toContain(say("accounts.realName.states.verified"));
  }
});

test("the sales code that was given at registration stands in the profile, until another is written there [INV-03]", async () => {
  const newcomer = await registered("FRIEND-1");
  for (const language of languages) {
    const { say } = await speak(language);
    const code = (given: string) => `${say("accounts.private.salesCode")}${given}`;
    expect(await profileOf(newcomer, language)).toContain(code("FRIEND-1"));
  }
  valueOf(await newcomer.call(newUpdateUserInfo, { user: {}, sales_code: "LATER-2" }));
  const { say } = await speak("zh-TW");
  expect(await profileOf(newcomer, "zh-TW")).toContain(
    `${say("accounts.private.salesCode")}LATER-2`,
  );
});

test("a session says to pages and to the app around them whose it is, of which shop and level, and until when [ACC-31]", async () => {
  const newcomer = await registered("SESSION");
  const { data: session } = valueOf(await newcomer.call(getSessionState, {}));
  if (!session) throw new Error("whoever registered is logged in");
  const head = async () => {
    const now = valueOf(await newcomer.call(getSessionState, {})).data;
    if (!now) throw new Error("the session ended");
    return shown(AccountHead, { session: now }, { configuration, language: "zh-TW" });
  };
  const { say } = await speak("zh-TW");
  // Without any name it is called by what it logs in with.
  expect(session.account).toBe("readersession@people.test");
  expect(await head()).toContain(session.account);
  expect(await head()).toContain(say("mine.tiers.classic"));
  expect(session.shop_d_o).toEqual({ region: "TW", currency: "TWD" });
  expect(userNames(session)).toMatchObject({
    uid: session.user_d_o.uid,
    user_level: "classic",
    ...session.shop_d_o,
  });
  expect(sessionNames(session)).toMatchObject({
    uid: session.uid,
    expires_at: session.session.expires_at,
  });
  expect(session.session.ends_at > session.session.expires_at).toBe(true);
  await db
    .updateTable("accounts")
    .set({ tier: "gold", nickname: "小船", mobile: "+886912777000" })
    .where("email", "=", session.account)
    .execute();
  for (const word of ["小船", say("mine.tiers.gold"), maskMobile("+886912777000")])
    expect(await head()).toContain(word);
});
