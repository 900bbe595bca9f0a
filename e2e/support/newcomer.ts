import { createHash } from "node:crypto";
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  request,
} from "@playwright/test";
import { defaultLanguage, type Language, readLanguage } from "@sampan/domain/kernel/language";
import { demoPassword } from "./desks.ts";
import { readCode } from "./outbox.ts";
import { ownAddress } from "./own-address.ts";
import { answerOf } from "./picture.ts";

const client = { "x-sampan-client": "web" };
const password = createHash("sha256").update(demoPassword).digest("hex");
const countries = { TW: { code: "+886", first: "09" }, TH: { code: "+66", first: "08" } } as const;

/**
 * A person nobody has seen before, registered by the public calls; answers the number they log in with. The
 * page whose `request` this is carries their session from now on. Codes by text message are rationed: each person asks from an address of their own.
 */
export async function registerNewcomer(
  phone: APIRequestContext,
  region: keyof typeof countries,
  {
    account_type = "personal",
    language = "zh-TW",
    isAsked = true,
    sales_code = "",
  }: {
    readonly account_type?: "personal" | "business";
    /** What their browser asks for, and their account speaks from then on. */
    readonly language?: Language;
    /** Off for who is to be offered what comes once, over home. */
    readonly isAsked?: boolean;
    /** Whose friend they are. */
    readonly sales_code?: string;
  } = {},
): Promise<string> {
  const { code, first } = countries[region];
  const headers = { ...client, ...ownAddress(), "accept-language": language };
  const mobile = first + String(Date.now()).slice(-8);
  const sent = await phone.get("/gateway/msg/send_register_sms_captcha", {
    headers,
    params: { mobile, region, ...(await answerQuestion(phone, headers)) },
  });
  expect(await sent.json()).toMatchObject({ success: true });
  const captcha = await readCode(code + mobile.slice(1));
  const registered = await phone.post("/gateway/user/register_by_mobile", {
    headers,
    form: { mobile, region, password, captcha, account_type, sales_code },
  });
  expect(await registered.json()).toMatchObject({ success: true });
  if (isAsked) await putOffPicker(phone);
  return mobile;
}

/** Whoever is new is asked once, over home, what they deal in; not this one. */
export async function putOffPicker(phone: APIRequestContext): Promise<void> {
  const path = "/gateway/user/put_off_business_category";
  const answer = await phone.post(path, { headers: client });
  expect(await answer.json()).toMatchObject({ success: true });
}

async function answerQuestion(phone: APIRequestContext, headers: Record<string, string>) {
  const asked = await phone.get("/gateway/msg/get_image_captcha", {
    headers,
    params: { purpose: "register", form: "question" },
  });
  const { data } = (await asked.json()) as { data: { key: string; question: string } };
  return { image_key: data.key, image_answer: answerOf(data.question) };
}

/** The same for a whole file of tests: the cookies of one session, for every page that is to be theirs. */
export async function registerForAll(
  baseURL: string | undefined,
  region: keyof typeof countries,
): Promise<Cookies> {
  const phone = await request.newContext(baseURL === undefined ? {} : { baseURL });
  await registerNewcomer(phone, region);
  const { cookies } = await phone.storageState();
  await phone.dispose();
  return cookies;
}

export type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

/** Logs one of the demo's people in, as a form would; the device goes on speaking its own language. */
export async function logInByCall(device: Page | BrowserContext, account: string): Promise<void> {
  const context = "pages" in device ? device : device.context();
  const answer = await context.request.post("/gateway/user/login", {
    headers: client,
    form: { account, password, source: "APP" },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  const url = new URL("/", answer.url()).href;
  const chosen = (await context.cookies(url)).some(({ name }) => name === "lang");
  if (chosen || !("evaluate" in device)) return;
  const value = readLanguage(await device.evaluate(() => navigator.language)) ?? defaultLanguage;
  await context.addCookies([{ name: "lang", value, url }]);
}
