import { createMailSmtp } from "@sampan/connectors/messages/mail-smtp/create-mail-smtp";
import { createSmsAliyun } from "@sampan/connectors/messages/sms-aliyun/create-sms-aliyun";
import { createSmsTwilio } from "@sampan/connectors/messages/sms-twilio/create-sms-twilio";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { createBankOfTaiwan } from "@sampan/connectors/rates/bank-of-taiwan/create-bank-of-taiwan";
import { createOpenErApi } from "@sampan/connectors/rates/open-er-api/create-open-er-api";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openSandbox, type OpenSandbox } from "./support/open-sandbox.ts";
import { valueOf } from "./support/value-of.ts";

const now = () => new Date();
const outbound = createOutbound({ now, retryDelay_ms: 1 });

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});

afterEach(() => sandbox.control("reset"));

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});

describe("messages", () => {
  const outbox = async (): Promise<unknown> =>
    (await fetch(`${sandbox.url}/sandbox/outbox.json`)).json();

  test("by SMS arrive in the outbox", async () => {
    const config = { baseUrl: `${sandbox.url}/twilio`, ...known.twilio };
    const sms = createSmsTwilio(config, outbound);
    valueOf(await sms.sendSms({ to: "+886912345678", text: "驗證碼 482913" }));
    expect(await outbox()).toMatchObject({
      messages: [{ to: "+886912345678", text: "驗證碼 482913" }],
    });
  });

  const openAliyun = (accessKeySecret: string) =>
    createSmsAliyun(
      { baseUrl: `${sandbox.url}/aliyun`, ...known.aliyun, accessKeySecret },
      outbound,
      { clock: now, nonce: randomUUID },
    );

  test("by SMS of the second carrier arrive signed, number and text as they were", async () => {
    const sms = openAliyun(known.aliyun.accessKeySecret);
    valueOf(await sms.sendSms({ to: "+66812345678", text: "รหัส (482913)! 100%" }));
    expect(await outbox()).toMatchObject({
      messages: [{ to: "+66812345678", text: "รหัส (482913)! 100%" }],
    });
  });

  test("by SMS of the second carrier are refused with another secret", async () => {
    const sent = await openAliyun("other").sendSms({ to: "+66812345678", text: "รหัส" });
    expect(sent).toMatchObject({
      error: { code: "disabled", upstream_code: "SignatureDoesNotMatch" },
    });
    expect(await outbox()).toEqual({ messages: [] });
  });

  test("by mail arrive in the outbox", async () => {
    const mail = createMailSmtp({
      host: "127.0.0.1",
      port: sandbox.smtpPort,
      secure: false,
      ...known.mail,
    });
    const letter = { to: "thai@sampan.test", subject: "คำสั่งซื้อ", text: "ส่งแล้ว" };
    valueOf(await mail.sendMail(letter));
    mail.close();
    expect(await outbox()).toMatchObject({ messages: [letter] });
  });
});

test("both rate feeds quote dollars and baht, and agree within three percent", async () => {
  const bank = createBankOfTaiwan({ baseUrl: `${sandbox.url}/bot`, now }, outbound);
  const feed = createOpenErApi({ baseUrl: `${sandbox.url}/er-api` }, outbound);
  const [first, second] = [valueOf(await bank.fetchRates()), valueOf(await feed.fetchRates())];
  expect(first.quotes.map(({ currency }) => currency)).toEqual(["TWD", "THB"]);
  for (const [at, { mid_e6 }] of first.quotes.entries()) {
    const ratio = mid_e6 / (second.quotes[at]?.mid_e6 ?? 0);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
  }
});
