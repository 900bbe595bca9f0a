import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { Id, readJson } from "../../read-answer.ts";
import type { Sent, SmsSender } from "../senders.ts";

export interface SmsTwilioConfig {
  /** Scheme and host, e.g. https://api.twilio.com */
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** Our number in E.164. */
  readonly from: string;
}

const Answer = z.union([
  z.object({ sid: Id, status: z.string() }),
  z.object({ code: z.string(), message: z.string() }),
]);

const codeByTwilioCode: Readonly<Record<string, SourceFailureCode>> = {
  "20003": "disabled",
  "20429": "too_many_calls",
};

/** Sends SMS through Twilio. A number it cannot reach is `rejected`. */
export function createSmsTwilio(config: SmsTwilioConfig, outbound: Outbound): SmsSender {
  const source = outbound.source("twilio");
  const credentials = Buffer.from(`${config.accountSid}:${config.authToken}`).toString("base64");
  return {
    sendSms: ({ to, text }) =>
      source.ask({
        // A lost answer may hide a message that was sent, and people dislike two codes.
        repeatable: false,
        request: {
          method: "POST",
          url: `${config.baseUrl}/2010-04-01/Accounts/${config.accountSid}/Messages.json`,
          headers: {
            authorization: `Basic ${credentials}`,
            "content-type": "application/x-www-form-urlencoded",
          },
          body: new URLSearchParams({ To: to, From: config.from, Body: text }).toString(),
        },
        read: (answer) => readSent(source.name, answer),
      }),
  };
}

function readSent(source: string, answer: OutboundAnswer): Result<Sent, SourceFailure> {
  const content = readJson(source, answer, Answer);
  if (!content.ok) return content;
  if ("sid" in content.value) return ok({ message_id: content.value.sid });
  const { code, message } = content.value;
  return refuse({
    code: codeByTwilioCode[code] ?? "rejected",
    source,
    detail: message,
    upstream_code: code,
  });
}
