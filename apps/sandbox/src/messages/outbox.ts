import { randomUUID } from "node:crypto";

/** A message that would have reached a person. */
export type OutboxMessage = {
  readonly id: string;
  readonly kind: "sms" | "mail" | "line" | "push";
  /** Number in E.164, mail address, what LINE calls a person, or the name of a browser at its push service. */
  readonly to: string;
  readonly from: string;
  /** Empty for SMS. */
  readonly subject: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
};

export type Outbox = {
  put(message: Omit<OutboxMessage, "id" | "receivedAt">): OutboxMessage;
  /** Newest first; only those to one person where `to` is given. */
  list(to?: string): OutboxMessage[];
  /** Takes one away that another came in the place of. */
  take(id: string): void;
  clear(): void;
};

const KEPT_MAX = 1000;

/** An empty outbox; beyond a thousand messages the oldest go. */
export function createOutbox(now: () => Date): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    put(message) {
      const kept = { ...message, id: randomUUID(), receivedAt: now().toISOString() };
      messages.unshift(kept);
      messages.splice(KEPT_MAX);
      return kept;
    },
    list: (to) =>
      messages.filter(
        (message) => to === undefined || message.to.toLowerCase() === to.toLowerCase(),
      ),
    take(id) {
      const at = messages.findIndex((message) => message.id === id);
      if (at >= 0) messages.splice(at, 1);
    },
    clear: () => void messages.splice(0),
  };
}
