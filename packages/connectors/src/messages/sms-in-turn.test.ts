import { ok, refuse } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import type { SourceFailureCode } from "../outbound/source-failure.ts";
import type { Sms, SmsSender } from "./senders.ts";
import { smsInTurn } from "./sms-in-turn.ts";

const sms = { to: "+886912345678", text: "驗證碼 123456" };

/** Two carriers, of which the first fails; what each was handed. */
async function send(code: SourceFailureCode) {
  const handed: [string, Sms][] = [];
  const carrier = (name: string, sent: Awaited<ReturnType<SmsSender["sendSms"]>>): SmsSender => ({
    sendSms: async (message) => {
      handed.push([name, message]);
      return sent;
    },
  });
  const first = carrier("first", refuse({ code, source: "first", detail: "" }));
  const sent = await smsInTurn(first, carrier("second", ok({ message_id: "2" }))).sendSms(sms);
  return { sent, handed };
}

test.each(["disabled", "too_many_calls"] as const)(
  "a message that the first carrier did not take, being %s, goes out by the second",
  async (code) => {
    const { sent, handed } = await send(code);
    expect(sent).toEqual({ ok: true, value: { message_id: "2" } });
    expect(handed).toEqual([
      ["first", sms],
      ["second", sms],
    ]);
  },
);

test.each(["unavailable", "rejected", "transient"] as const)(
  "a message that the first carrier may have sent, being %s, is not sent twice",
  async (code) => {
    const { sent, handed } = await send(code);
    expect(sent).toMatchObject({ error: { code, source: "first" } });
    expect(handed).toEqual([["first", sms]]);
  },
);
