import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer, OutboundCall } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Count, readJson } from "../../read-answer.ts";
import type { LineAccount } from "./line-account.ts";
import { readLineEvents } from "./read-line-events.ts";

export interface LineAccountConfig {
  /** Scheme and host, e.g. https://api.line.me */
  readonly baseUrl: string;
  readonly accessToken: string;
  /** Signs what LINE tells us. */
  readonly channelSecret: string;
}

/** One text holds so many characters. */
const text_max = 5_000;
const quotaLife_ms = 5 * 60_000;

const Pushed = z.object({ sentMessages: z.array(z.object({ id: z.string() })).min(1) });
const Quota = z.union([
  z.object({ type: z.literal("limited"), value: Count }),
  z.object({ type: z.literal("none") }),
]);
const Used = z.object({ totalUsage: Count });
const Problem = z.object({ message: z.string() });

/** Speaks for our official account by the Messaging API. */
export function createLineAccount(
  config: LineAccountConfig,
  outbound: Outbound,
  now: () => Date,
): LineAccount {
  const source = outbound.source("line-messages");
  const headers = {
    authorization: `Bearer ${config.accessToken}`,
    "content-type": "application/json",
  };
  let held: { readonly left: number | undefined; readonly at: number } | undefined;

  const read = <T>(path: string, reader: OutboundCall<T>["read"]) =>
    source.ask({
      repeatable: true,
      request: { method: "GET", url: `${config.baseUrl}/v2/bot/message/${path}`, headers },
      read: reader,
    });
  const texts = (text: string) => [{ type: "text", text: text.slice(0, text_max).toWellFormed() }];

  return {
    push: ({ to, text, retryKey }) =>
      source.ask({
        // The key makes a second one harmless.
        repeatable: "when_unanswered",
        request: {
          method: "POST",
          url: `${config.baseUrl}/v2/bot/message/push`,
          headers: { ...headers, "x-line-retry-key": retryKey },
          body: JSON.stringify({ to, messages: texts(text) }),
        },
        read: (answer) => readPushed(source.name, answer),
      }),
    reply: ({ replyToken, text }) =>
      source.ask({
        repeatable: false,
        request: {
          method: "POST",
          url: `${config.baseUrl}/v2/bot/message/reply`,
          headers,
          body: JSON.stringify({ replyToken, messages: texts(text) }),
        },
        read: (answer) => (answer.status === 200 ? ok(null) : problem(source.name, answer)),
      }),
    async messagesLeft({ isAnew }) {
      if (!isAnew && held && now().getTime() - held.at < quotaLife_ms) return ok(held.left);
      const quota = await read("quota", (answer) => readJson(source.name, answer, Quota));
      if (!quota.ok) return quota;
      const used = await read("quota/consumption", (answer) => readJson(source.name, answer, Used));
      if (!used.ok) return used;
      const left =
        quota.value.type === "none"
          ? undefined
          : Math.max(0, quota.value.value - used.value.totalUsage);
      held = { left, at: now().getTime() };
      return ok(left);
    },
    readEvents: (rawBody, signature) => readLineEvents(config.channelSecret, rawBody, signature),
  };
}

function readPushed(source: string, answer: OutboundAnswer) {
  const accepted = answer.headers["x-line-accepted-request-id"];
  // It was taken before, and only its answer got lost.
  if (answer.status === 409 && typeof accepted === "string") return ok({ message_id: accepted });
  if (answer.status !== 200) return problem(source, answer);
  const pushed = readJson(source, answer, Pushed);
  return pushed.ok ? ok({ message_id: pushed.value.sentMessages[0]?.id ?? "" }) : pushed;
}

function problem(source: string, answer: OutboundAnswer): Result<never, SourceFailure> {
  const content = readJson(source, answer, Problem);
  if (!content.ok) return content;
  const code = answer.status === 401 || answer.status === 403 ? "disabled" : "rejected";
  return refuse({ code, source, detail: `HTTP ${answer.status}: ${content.value.message}` });
}
