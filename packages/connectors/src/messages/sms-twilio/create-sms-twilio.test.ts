import { expect, test } from "vitest";
import { openOutbound } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Reply } from "../../../../../tests/support/start-fake-source.ts";
import { createSmsTwilio } from "./create-sms-twilio.ts";

async function send(reply: Reply) {
  const { baseUrl, received } = await startFakeSource(() => reply);
  const config = { baseUrl, accountSid: "AC1", authToken: "token", from: "+15005550006" };
  const sender = createSmsTwilio(config, openOutbound());
  const sent = await sender.sendSms({ to: "+886912345678", text: "驗證碼 123456" });
  return { sent, received };
}

test("an SMS goes out with our number and credentials", async () => {
  const { sent, received } = await send({ status: 201, body: { sid: "SM1", status: "queued" } });
  expect(sent).toEqual({ ok: true, value: { message_id: "SM1" } });
  expect(received[0]).toMatchObject({
    path: "/2010-04-01/Accounts/AC1/Messages.json",
    form: { To: "+886912345678", From: "+15005550006", Body: "驗證碼 123456" },
  });
  expect(received[0]?.headers["authorization"]).toBe(`Basic ${btoa("AC1:token")}`);
});

test("an SMS whose answer is lost is not sent again", async () => {
  const { sent, received } = await send({ status: 503, body: "" });
  expect(sent).toMatchObject({ error: { code: "unavailable" } });
  expect(received).toHaveLength(1);
});

test.each([
  [400, 21_211, "rejected"],
  [401, 20_003, "disabled"],
])("HTTP %i with code %i is %s", async (status, code, expected) => {
  const { sent } = await send({ status, body: { code, message: "no", status } });
  expect(sent).toMatchObject({ error: { code: expected, upstream_code: String(code) } });
});
