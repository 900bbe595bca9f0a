import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import { Flag } from "../../../read-answer.ts";
import type { WireMessage } from "../../ordering-by-wire.ts";
import { type Alibaba1688Session, askGateway1688 } from "../ask-gateway.ts";
import { readMessageText1688 } from "./read-message.ts";

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
    datas.flatMap(
      (one) => readMessageText1688(typeof one === "string" ? one : JSON.stringify(one)) ?? [],
    ),
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
