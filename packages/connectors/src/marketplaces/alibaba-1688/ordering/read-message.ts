import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { Id, parseLossless } from "../../../read-answer.ts";
import { joinParameters } from "../../join-parameters.ts";
import type { WireMessage } from "../../ordering-by-wire.ts";

/** The `_aop_signature` of a message: as that of a call, without a path. */
export const signMessage1688 = (
  appSecret: string,
  parameters: Readonly<Record<string, string>>,
): string =>
  createHmac("sha1", appSecret)
    .update(joinParameters(parameters, "_aop_signature"))
    .digest("hex")
    .toUpperCase();

const Data = z.object({
  orderId: Id.nullish(),
  batchPay: z.array(z.object({ orderId: Id })).nullish(),
  OrderLogisticsTracingModel: z
    .object({ orderLogsItems: z.array(z.object({ orderId: Id })).nullish() })
    .nullish(),
});
const Message = z.object({
  msgId: Id,
  type: z.string().max(100),
  data: z.unknown().optional(),
});

/** A message posted to us, when its signature is 1688's; undefined for any other form. */
export function readMessage1688(
  appSecret: string,
  form: Readonly<Record<string, unknown>>,
): WireMessage | undefined {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === "string") fields[name] = value;
  }
  const { message, _aop_signature: signature } = fields;
  if (message === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(signMessage1688(appSecret, fields));
  const given = Buffer.from(signature.toUpperCase());
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return readMessageText1688(message);
}

/** What a message says; undefined for what is none. */
export function readMessageText1688(text: string): WireMessage | undefined {
  const content = parseJson(text);
  const message = Message.safeParse(content);
  if (!message.success) return undefined;
  const { msgId, type, data } = message.data;
  const inside = Data.safeParse(typeof data === "string" ? parseJson(data) : data);
  return {
    message_id: msgId,
    type,
    order_numbers: inside.success ? numbersOf(inside.data) : [],
    text,
  };
}

function parseJson(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    // No message of theirs, whoever signed it.
    return undefined;
  }
}

function numbersOf({ orderId, batchPay, OrderLogisticsTracingModel }: z.output<typeof Data>) {
  const logged = OrderLogisticsTracingModel?.orderLogsItems ?? [];
  const all = [...(orderId ? [{ orderId }] : []), ...(batchPay ?? []), ...logged];
  return [...new Set(all.map((one) => one.orderId))];
}
