import { connect } from "node:net";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { sandboxCredentials } from "../credentials.ts";
import type { Sandbox } from "../start-sandbox.ts";
import { openSandbox } from "../testing/open-sandbox.ts";

const { twilio, mail } = sandboxCredentials;

const sendSms = (sandbox: Sandbox, to: string, token: string = twilio.authToken) =>
  fetch(`${sandbox.url}/twilio/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${twilio.accountSid}:${token}`).toString("base64")}`,
    },
    body: new URLSearchParams({ To: to, From: twilio.from, Body: "驗證碼 123456 <b>" }),
  });

const outbox = async (sandbox: Sandbox, to: string) =>
  (await fetch(`${sandbox.url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json();

test("an SMS lies in the outbox of its receiver and on the page", async () => {
  const sandbox = await openSandbox();
  expect((await sendSms(sandbox, "+886912345678")).status).toBe(201);
  await sendSms(sandbox, "+66812345678");
  expect(await outbox(sandbox, "+886912345678")).toMatchObject({
    messages: [{ kind: "sms", to: "+886912345678", text: "驗證碼 123456 <b>" }],
  });
  const page = await (await fetch(`${sandbox.url}/sandbox`)).text();
  expect(page).toContain("驗證碼 123456 &lt;b&gt;");
});

test.each([
  ["with a wrong token", "+886912345678", "other", 401],
  ["to a number without its country", "0912345678", twilio.authToken, 400],
])("an SMS %s is refused and reaches nobody", async (_, to, token, status) => {
  const sandbox = await openSandbox();
  expect((await sendSms(sandbox, to, token)).status).toBe(status);
  expect(await outbox(sandbox, to)).toEqual({ messages: [] });
});

/** Speaks SMTP line by line; gives the codes of the answers. */
async function speakSmtp(port: number, lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, "127.0.0.1");
  const codes: string[] = [];
  const waiting = [...lines];
  for await (const answer of createInterface({ input: socket })) {
    if (answer[3] === "-") continue;
    codes.push(answer.slice(0, 3));
    const next = waiting.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return codes;
}

const letter = [
  "From: Sampan <hello@sampan.test>",
  "To: customer@sampan.test",
  `Subject: =?UTF-8?B?${Buffer.from("訂單已審核").toString("base64")}?=`,
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from("您的訂單可以付款了").toString("base64"),
  ".",
].join("\r\n");

test("a mail is read into the outbox, its words decoded", async () => {
  const sandbox = await openSandbox();
  const login = Buffer.from(`\0${mail.user}\0${mail.password}`).toString("base64");
  const codes = await speakSmtp(sandbox.smtpPort, [
    "EHLO shop.test",
    `AUTH PLAIN ${login}`,
    "MAIL FROM:<hello@sampan.test>",
    "RCPT TO:<customer@sampan.test>",
    "DATA",
    letter,
    "QUIT",
  ]);
  expect(codes).toEqual(["220", "250", "235", "250", "250", "354", "250", "221"]);
  expect(await outbox(sandbox, "Customer@sampan.test")).toMatchObject({
    messages: [{ kind: "mail", subject: "訂單已審核", text: "您的訂單可以付款了" }],
  });
});

test("a mail without a log-in is refused", async () => {
  const sandbox = await openSandbox();
  const codes = await speakSmtp(sandbox.smtpPort, ["EHLO shop.test", "MAIL FROM:<a@b.test>"]);
  expect(codes.at(-1)).toBe("530");
});

test("both sources of rates mean the customer rates of the demo", async () => {
  const sandbox = await openSandbox();
  const daily = await (await fetch(`${sandbox.url}/er-api/v6/latest/CNY`)).json();
  expect((daily.rates.TWD * 1.02).toFixed(4)).toBe("4.5300");
  expect((daily.rates.THB * 1.02).toFixed(4)).toBe("4.5900");

  const board = await (await fetch(`${sandbox.url}/bot/xrt/flcsv/0/day`)).text();
  const mid = (currency: string) => {
    const cells = board
      .split("\r\n")
      .find((line) => line.startsWith(currency))!
      .split(",");
    return (Number(cells[3]) + Number(cells[13])) / 2;
  };
  expect((mid("CNY") * 1.02).toFixed(4)).toBe("4.5300");
  expect(((mid("CNY") / mid("THB")) * 1.02).toFixed(4)).toBe("4.5900");
});
