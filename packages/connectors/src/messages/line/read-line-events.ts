import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { LineEvent } from "./line-account.ts";

const Event = z.object({
  type: z.string(),
  webhookEventId: z.string().min(1).max(100),
  source: z.object({ type: z.literal("user"), userId: z.string().min(1).max(255) }),
  replyToken: z.string().catch(""),
  message: z.object({ type: z.string(), text: z.string().catch("") }).optional(),
});

const Told = z.object({ events: z.array(z.unknown()).max(500) });

/**
 * What LINE tells us, if its signature covers these bytes; undefined if not. Events of groups, and of kinds that we do
 * not hear, are left out. [RFC 2104]
 */
export function readLineEvents(
  channelSecret: string,
  rawBody: string,
  signature: string,
): readonly LineEvent[] | undefined {
  const right = createHmac("sha256", channelSecret).update(rawBody).digest();
  const given = Buffer.from(signature, "base64");
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const told = Told.safeParse(parsed(rawBody));
  return told.success ? told.data.events.flatMap(heard) : [];
}

function heard(one: unknown): LineEvent[] {
  const event = Event.safeParse(one);
  if (!event.success) return [];
  const { type, webhookEventId: id, source, replyToken, message } = event.data;
  const from = source.userId;
  if (type === "follow") return [{ id, from, kind: "follow", text: "", replyToken }];
  if (type !== "message" || !message) return [];
  if (message.type !== "text") return [{ id, from, kind: "other_message", text: "", replyToken }];
  // No column keeps a NUL, nor half a character.
  const text = message.text.replaceAll("\0", "").toWellFormed();
  return [{ id, from, kind: "text", text, replyToken }];
}

/** Signed bytes that are no JSON tell nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
