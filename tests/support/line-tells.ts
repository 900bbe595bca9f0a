import { createHmac } from "node:crypto";
import { lineWebhook } from "@sampan/contract/shop/line-account";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import type { TestCaller } from "./test-caller.ts";

/** Somebody writes to our official account. */
export interface LineWord {
  readonly id: string;
  readonly from: string;
  readonly text?: string;
  readonly type?: string;
}

/** What LINE posts for it. */
export const lineBody = (...words: readonly LineWord[]): string =>
  JSON.stringify({
    destination: "U8e742f61d673b39c7fff3cecb7536ef0",
    events: words.map(({ id, from, text = "", type = "text" }) => ({
      type: "message",
      webhookEventId: id,
      timestamp: 1_700_000_000_000,
      source: { type: "user", userId: from },
      replyToken: `reply-${id}`,
      message: { type, text },
    })),
  });

export const lineSignature = (
  body: string,
  secret: string = sandboxCredentials.lineMessages.channelSecret,
): string => createHmac("sha256", secret).update(body).digest("base64");

/** Tells the shop, signed as LINE signs unless another signature is given; answers the status. */
export async function lineTells(
  { send }: Pick<TestCaller, "send">,
  body: string,
  signature: string = lineSignature(body),
): Promise<number> {
  const answer = await send(lineWebhook.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-line-signature": signature },
    body,
  });
  return answer.status;
}
