import { expect, test } from "vitest";
import { openOutbound } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Reply } from "../../../../../tests/support/start-fake-source.ts";
import { createSmsAliyun } from "./create-sms-aliyun.ts";

async function send(reply: Reply) {
  const { baseUrl, received } = await startFakeSource(() => reply);
  const sender = createSmsAliyun(
    { baseUrl, accessKeyId: "LTAI1", accessKeySecret: "secret", from: "Sampan" },
    openOutbound(),
    { clock: () => new Date("2026-11-20T06:00:00.123Z"), nonce: () => "n1" },
  );
  const sent = await sender.sendSms({ to: "+886912345678", text: "驗證碼 123456" });
  return { sent, received };
}

test("an SMS goes out signed, under our name, to a number without its plus", async () => {
  const { sent, received } = await send({
    status: 200,
    body: { ResponseCode: "OK", ResponseDescription: "OK", MessageId: "1008", RequestId: "R" },
  });
  expect(sent).toEqual({ ok: true, value: { message_id: "1008" } });
  const [request] = received;
  const asked = new URL(request?.path ?? "", "http://aliyun.test");
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    To: "886912345678",
    From: "Sampan",
    Message: "驗證碼 123456",
  });
  expect(request).toMatchObject({
    headers: {
      "x-acs-action": "SendMessageToGlobe",
      "x-acs-version": "2018-05-01",
      "x-acs-date": "2026-11-20T06:00:00Z",
      "x-acs-signature-nonce": "n1",
    },
  });
  expect(request?.headers["authorization"]).toMatch(
    /^ACS3-HMAC-SHA256 Credential=LTAI1,SignedHeaders=host;[a-z0-9;-]+,Signature=[0-9a-f]{64}$/,
  );
});

test("an SMS whose answer is lost is not sent again", async () => {
  const { sent, received } = await send({ status: 503, body: "" });
  expect(sent).toMatchObject({ error: { code: "unavailable" } });
  expect(received).toHaveLength(1);
});

test.each([
  [404, { Code: "InvalidAccessKeyId.NotFound", Message: "no such key" }, "disabled"],
  [400, { Code: "SignatureDoesNotMatch", Message: "other signature" }, "disabled"],
  [400, { Code: "Throttling.User", Message: "slower" }, "too_many_calls"],
  [200, { ResponseCode: "AMOUNT_NOT_ENOUGH", ResponseDescription: "no money" }, "disabled"],
  [200, { ResponseCode: "MOBILE_NUMBER_ILLEGAL", ResponseDescription: "no number" }, "rejected"],
])("HTTP %i with %o is %s", async (status, body, expected) => {
  const { sent } = await send({ status, body });
  expect(sent).toMatchObject({ error: { code: expected, source: "aliyun" } });
});
