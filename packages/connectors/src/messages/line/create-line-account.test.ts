import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { type Behaviour, startFakeSource } from "../../../../../tests/support/start-fake-source.ts";
import { createLineAccount } from "./create-line-account.ts";
import { readLineEvents } from "./read-line-events.ts";

const push = { to: "U1", text: "到貨了", retryKey: "123e4567-e89b-42d3-a456-426614174000" };

async function account(behave: Behaviour) {
  const { baseUrl, received } = await startFakeSource(behave);
  const config = { baseUrl, accessToken: "token", channelSecret: "secret" };
  return { line: createLineAccount(config, openOutbound(), () => testTime), received };
}

describe("a message to somebody", () => {
  test("goes out with its retry key", async () => {
    const { line, received } = await account(() => ({ body: { sentMessages: [{ id: "461" }] } }));
    expect(await line.push(push)).toEqual({ ok: true, value: { message_id: "461" } });
    expect(received[0]?.headers).toMatchObject({
      "x-line-retry-key": push.retryKey,
      authorization: "Bearer token",
    });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({
      to: "U1",
      messages: [{ type: "text", text: "到貨了" }],
    });
  });

  test("that was taken before counts as sent", async () => {
    const { line } = await account(() => ({
      status: 409,
      headers: { "x-line-accepted-request-id": "a1" },
      body: { message: "The retry key is already accepted" },
    }));
    expect(await line.push(push)).toEqual({ ok: true, value: { message_id: "a1" } });
  });

  test.each([
    [400, "rejected"],
    [401, "disabled"],
    [429, "too_many_calls"],
    [500, "unavailable"],
  ])("answered with HTTP %i is %s", async (status, code) => {
    const { line } = await account(() => ({ status, body: { message: "no" } }));
    expect(await line.push(push)).toMatchObject({ error: { code } });
  });
});

test("messages left are the month's less those that went, and no end where there is none", async () => {
  const { line, received } = await account(({ path }) => ({
    body: path.endsWith("/quota") ? { type: "limited", value: 200 } : { totalUsage: 150 },
  }));
  expect(await line.messagesLeft({ isAnew: false })).toEqual({ ok: true, value: 50 });
  await line.messagesLeft({ isAnew: false });
  expect(received).toHaveLength(2);
  await line.messagesLeft({ isAnew: true });
  expect(received).toHaveLength(4);
  const free = await account(({ path }) => ({
    body: path.endsWith("/quota") ? { type: "none" } : { totalUsage: 9_999 },
  }));
  expect(await free.line.messagesLeft({ isAnew: false })).toEqual({ ok: true, value: undefined });
});

describe("what LINE tells us", () => {
  const secret = "8c570fa6dd201bb328f1c1eac23a96d8";
  const signed = (body: string) => createHmac("sha256", secret).update(body).digest("base64");

  test("is heard as its own example is signed", () => {
    const body = '{"destination":"U8e742f61d673b39c7fff3cecb7536ef0","events":[]}';
    const signature = "GhRKmvmHys4Pi8DxkF4+EayaH0OqtJtaZxgTD9fMDLs=";
    expect(readLineEvents(secret, body, signature)).toEqual([]);
  });

  test("is not believed without its signature, or changed after it was signed", () => {
    const body = '{"events":[]}';
    for (const signature of ["", "AAAA", signed(`${body} `), `${signed(body).slice(0, -2)}A=`])
      expect(readLineEvents(secret, body, signature)).toBeUndefined();
  });

  test("is words of persons, and what else they send by its kind alone", () => {
    const of = (more: object) => ({
      webhookEventId: "01",
      replyToken: "r1",
      source: { type: "user", userId: "U1" },
      ...more,
    });
    const body = JSON.stringify({
      events: [
        of({ type: "message", message: { type: "text", text: "在哪裡\0?" } }),
        of({ type: "message", message: { type: "sticker" } }),
        of({ type: "follow" }),
        of({ type: "unsend" }),
        of({
          type: "message",
          source: { type: "group", groupId: "C1" },
          message: { type: "text" },
        }),
        of({ type: "unsend", message: { type: "text", text: "?" } }),
        of({ type: "message" }),
        "no event",
      ],
    });
    const heard = readLineEvents(secret, body, signed(body));
    expect(heard?.map(({ kind, text }) => [kind, text])).toEqual([
      ["text", "在哪裡?"],
      ["other_message", ""],
      ["follow", ""],
    ]);
  });

  test("of words that it does not say, and of what cannot be answered, says nothing", () => {
    const source = { type: "user", userId: "U1" };
    const event = { type: "message", webhookEventId: "01", source, message: { type: "text" } };
    const body = JSON.stringify({ events: [event] });
    expect(readLineEvents(secret, body, signed(body))).toEqual([
      { id: "01", from: "U1", kind: "text", text: "", replyToken: "" },
    ]);
  });

  test.each(["no JSON", "{}", '{"events":"none"}'])("is nothing where it is %s", (body) => {
    expect(readLineEvents(secret, body, signed(body))).toEqual([]);
  });
});
