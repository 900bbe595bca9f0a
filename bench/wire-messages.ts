import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { alibabaMessages } from "@sampan/contract/trade/purchases/staff-wire-orders";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import type { Figure } from "./figure.ts";
import { onTwoProcesses, type TwoProcesses } from "./on-two-processes.ts";

const messages = 10_000;
/** Posts under way at the same moment, half of them at each process. */
const atOnce = 32;
/** Each so many comes twice, as 1688's do. */
const twiceEach = 10;
const patience_ms = 120_000;

/** Ten thousand signed words of 1688 to two processes: how long until each was stored and looked into, and what was lost. */
export const benchWireMessages = (): Promise<Figure[]> =>
  onTwoProcesses(async ({ db, servers }) => {
    const from = performance.now();
    const refused = await postAll(servers);
    const posted_ms = performance.now() - from;
    await untilDrained(db);
    const drained_ms = performance.now() - from;
    const { stored } = await db
      .selectFrom("wire_messages")
      .select(({ fn }) => fn.countAll<number>().as("stored"))
      .where("outcome", "is not", null)
      .executeTakeFirstOrThrow();
    return [
      {
        name: "messages of 1688 taken and looked into, two processes",
        value: (messages * 60_000) / drained_ms,
        unit: "a minute",
        target: { at_least: 10_000 },
        detail: `taken in ${(posted_ms / 1000).toFixed(1)} s, looked into after ${(drained_ms / 1000).toFixed(1)} s; who posts has the same cores`,
      },
      {
        name: `messages lost or stored twice of ${messages.toLocaleString("en")}`,
        value: Math.abs(messages - stored) + refused,
        unit: "",
        target: { exactly: 0 },
        detail: `each ${twiceEach}th came twice`,
      },
    ];
  });

/** Answers how many were not taken. */
async function postAll(servers: TwoProcesses["servers"]): Promise<number> {
  let next = 0;
  let refused = 0;
  const lane = async (at: number) => {
    const url = `${servers[at % 2 === 0 ? 0 : 1].url}${alibabaMessages.path}`;
    while (next < messages) {
      const nth = next;
      next += 1;
      for (const form of Array(nth % twiceEach === 0 ? 2 : 1).fill(formOf(nth))) {
        const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form) });
        await answer.arrayBuffer();
        if (answer.status !== 200) refused += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => lane(at)));
  return refused;
}

function formOf(nth: number): Readonly<Record<string, string>> {
  const message = JSON.stringify({
    bizKey: String(nth),
    data: { currentStatus: "waitsellersend", orderId: 100_000_000 + (nth % 2_000) },
    gmtBorn: 1_782_000_000_000 + nth,
    msgId: 7_000_000_000 + nth,
    type: "ORDER_BUYER_VIEW_ORDER_PAY",
    userInfo: "b2b-2208168168168",
  });
  const signature = createHmac("sha1", sandboxCredentials.alibaba.appSecret)
    .update(`message${message}`)
    .digest("hex");
  return { message, _aop_signature: signature.toUpperCase() };
}

async function untilDrained(db: TwoProcesses["db"]): Promise<void> {
  const until = performance.now() + patience_ms;
  while (performance.now() < until) {
    const waiting = await db
      .selectFrom("wire_messages")
      .select("message_id")
      .where("outcome", "is", null)
      .limit(1)
      .execute();
    if (waiting.length === 0) return;
    await pause(100);
  }
}
