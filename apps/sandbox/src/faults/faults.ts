import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";

export const upstreams = [
  "1688",
  "taobao",
  "top",
  "links",
  "ecpay",
  "omise",
  "sms",
  "rates",
  "pictures",
] as const;
export type Upstream = (typeof upstreams)[number];

export const faultKinds = ["throttle", "slow", "error", "reset", "malformed"] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  readonly kind: FaultKind;
  /** How many calls it still spoils. */
  readonly times: number;
  /** How long a slow call takes. */
  readonly delay_ms: number;
};

/** The faults switched on at the moment, at most one for each upstream. */
export type Faults = {
  switchOn(upstream: Upstream, fault: Fault): void;
  clear(): void;
  list(): Readonly<Partial<Record<Upstream, Fault>>>;
  /** The fault for the next call of an upstream, counted down. */
  take(upstream: Upstream): Fault | undefined;
};

export function createFaults(): Faults {
  const faultByUpstream = new Map<Upstream, Fault>();
  return {
    switchOn: (upstream, fault) => void faultByUpstream.set(upstream, fault),
    clear: () => faultByUpstream.clear(),
    list: () => Object.fromEntries(faultByUpstream),
    take(upstream) {
      const fault = faultByUpstream.get(upstream);
      if (!fault) return undefined;
      if (fault.times <= 1) faultByUpstream.delete(upstream);
      else faultByUpstream.set(upstream, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
}

/** How an upstream says in its own words that it is asked too often. */
export type ThrottleAnswer = { readonly status: number; readonly body: unknown };

/** A request hook that spoils calls of one upstream while a fault is switched on. */
export function obeyFaults(faults: Faults, upstream: Upstream, throttled: ThrottleAnswer) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const fault = faults.take(upstream);
    if (!fault) return undefined;
    switch (fault.kind) {
      case "slow":
        await pause(fault.delay_ms);
        return undefined;
      case "throttle":
        return reply.code(throttled.status).send(throttled.body);
      case "error":
        return reply.code(500).type("text/html").send("<h1>500 Internal Server Error</h1>");
      case "malformed":
        return reply.type("application/json").send('{"result":{"success":tru');
      case "reset":
        reply.hijack();
        reply.raw.destroy();
        return reply;
    }
  };
}
