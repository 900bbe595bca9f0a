import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { Id, readJson } from "../../read-answer.ts";
import type { Sent, SmsSender } from "../senders.ts";
import { type Acs3Key, signAcs3, writeAcs3Query } from "./sign-acs3.ts";

export interface SmsAliyunConfig extends Acs3Key {
  /** E.g. https://dysmsapi.ap-southeast-1.aliyuncs.com */
  readonly baseUrl: string;
  /** What people see as the sender: up to 11 letters and digits, registered where a country asks for it. */
  readonly from: string;
}

export interface SmsAliyunNeeds {
  readonly clock: () => Date;
  /** A text that was never given before. */
  readonly nonce: () => string;
}

/** An answer of the service itself, or of the gate before it. */
const Answer = z.union([
  z.object({
    ResponseCode: z.string(),
    ResponseDescription: z.string().default(""),
    MessageId: Id.optional(),
  }),
  z.object({ Code: z.string(), Message: z.string() }),
]);

const codeByAliyunCode: Readonly<Record<string, SourceFailureCode>> = {
  InvalidAccessKeyId: "disabled",
  "InvalidAccessKeyId.NotFound": "disabled",
  SignatureDoesNotMatch: "disabled",
  "Forbidden.RAM": "disabled",
  AMOUNT_NOT_ENOUGH: "disabled",
  OUT_OF_SERVICE: "disabled",
  "Throttling.User": "too_many_calls",
  Throttling: "too_many_calls",
  BUSINESS_LIMIT_CONTROL: "too_many_calls",
  SYSTEM_ERROR: "transient",
};

/** Sends SMS to Taiwan and Thailand through Alibaba Cloud. A number it cannot reach is `rejected`. */
export function createSmsAliyun(
  config: SmsAliyunConfig,
  outbound: Outbound,
  { clock, nonce }: SmsAliyunNeeds,
): SmsSender {
  const source = outbound.source("aliyun");
  const { host, pathname: path } = new URL(config.baseUrl);
  return {
    sendSms: ({ to, text }) => {
      // It takes numbers with their country and without the plus.
      const query = { To: to.replace(/^\+/, ""), From: config.from, Message: text };
      const asked = { action: "SendMessageToGlobe", version: "2018-05-01" };
      const signed = signAcs3(
        { host, path, ...asked, query, nonce: nonce(), now: clock() },
        config,
      );
      return source.ask({
        // A lost answer may hide a message that was sent, and people dislike two codes.
        repeatable: false,
        request: {
          method: "POST",
          url: `${config.baseUrl}?${writeAcs3Query(query)}`,
          headers: signed,
        },
        read: (answer) => readSent(source.name, answer),
      });
    },
  };
}

function readSent(source: string, answer: OutboundAnswer): Result<Sent, SourceFailure> {
  const content = readJson(source, answer, Answer);
  if (!content.ok) return content;
  const { value } = content;
  if ("ResponseCode" in value && value.ResponseCode === "OK" && value.MessageId !== undefined)
    return ok({ message_id: value.MessageId });
  const [code, detail] =
    "Code" in value ? [value.Code, value.Message] : [value.ResponseCode, value.ResponseDescription];
  return refuse({
    code: codeByAliyunCode[code] ?? "rejected",
    source,
    detail,
    upstream_code: code,
  });
}
