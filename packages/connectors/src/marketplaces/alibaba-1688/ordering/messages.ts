import { createHmac, timingSafeEqual } from "node:crypto";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import { Flag, Id, parseLossless } from "../../../read-answer.ts";
import { joinParameters } from "../../join-parameters.ts";
import type { WireMessage } from "../../ordering-by-wire.ts";
import { type Alibaba1688Session, askGateway1688 } from "../ask-gateway.ts";

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
  return readText(message);
}

function readText(text: string): WireMessage | undefined {
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

const namespace = "cn.alibaba.open";
const pageSize = 200;
const Queue = z.object({
  pushMessagePage: z.object({ datas: z.array(z.unknown()).nullish() }).nullish(),
});

/** The first page of the messages that did not reach us; confirming them brings the next ones there. */
export async function readFailedMessages1688(
  session: Alibaba1688Session,
): Promise<Result<readonly WireMessage[], SourceFailure>> {
  const queue = await askGateway1688(session, {
    namespace,
    api: "push.query.messageList",
    parameters: { page: "1", pageSize: String(pageSize) },
    answer: Queue,
    repeatable: true,
    isOurs: true,
  });
  if (!queue.ok) return queue;
  const datas = queue.value.pushMessagePage?.datas ?? [];
  return ok(
    datas.flatMap((one) => readText(typeof one === "string" ? one : JSON.stringify(one)) ?? []),
  );
}

/** Takes messages out of that queue. */
export async function confirmMessages1688(
  session: Alibaba1688Session,
  message_ids: readonly string[],
): Promise<Result<null, SourceFailure>> {
  const confirmed = await askGateway1688(session, {
    namespace,
    api: "push.message.confirm",
    parameters: { msgIdList: `[${message_ids.join(",")}]` },
    answer: z.object({ isSuccess: Flag }).refine(({ isSuccess }) => isSuccess, {
      message: "not confirmed",
    }),
    repeatable: true,
    isOurs: true,
  });
  return confirmed.ok ? ok(null) : confirmed;
}
