import type { Readable } from "node:stream";
import type { Stream } from "@sampan/contract/kernel/stream";
import type { Result } from "@sampan/domain/kernel/result";
import { busyRetry_s, failure, type Refusal, statusOf } from "./envelope.ts";
import type { Edge } from "./mount.ts";

/** Whose it is: a customer, or whoever sits at a desk. */
export interface StreamOwner {
  readonly id: number;
  readonly sessionId: number;
}

/**
 * Mounts a stream of the contract: who asks is found as for a call, what refuses it answers as a call does, and
 * then it stays open. Nobody on the way may keep it back to make it smaller or larger.
 */
export function mountStream(
  edge: Edge,
  stream: Stream,
  open: (whose: StreamOwner) => Result<Readable, Refusal>,
): void {
  const isForCustomers = stream.access === "customer";
  edge.app.get(stream.path, { config: { isForCustomers } }, async (request, reply) => {
    const refuseTo = (refusal: Refusal) => {
      if (refusal.code === "server_busy") reply.header("retry-after", busyRetry_s);
      return reply
        .code(statusOf(stream, refusal.code))
        .send(failure(refusal, edge.words(refusal, request)));
    };
    // A page of another site may hold none of ours open.
    const site = request.headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin") return refuseTo({ code: "foreign_site" });
    const caller = await edge.identify(stream, request, reply);
    if (!caller.ok) return refuseTo(caller.error);
    const { customer, staff } = caller.value;
    const owner = isForCustomers ? customer : staff;
    if (!owner) return refuseTo({ code: "login_needed" });
    const opened = open(owner);
    if (!opened.ok) return refuseTo(opened.error);
    return reply
      .headers({
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store, no-transform",
        // Told to the proxies that gather an answer before they pass it on.
        "x-accel-buffering": "no",
      })
      .send(opened.value);
  });
}
