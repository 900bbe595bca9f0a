import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { busyRetry_s } from "./envelope.ts";
import { TurnedAway } from "./turned-away.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Turns new requests away and waits for those under way, before `close`. */
    takeLeave: () => Promise<void>;
    isLeaving: () => boolean;
    /** What to end at that moment: answers that go on for as long as somebody listens. */
    whenLeaving: (act: () => void) => void;
  }
}

/** Longer than any call of ours may take; an upload on a slow line is given up then. */
const patience_ms = 20_000;

/**
 * How a process goes: it says so (`/readyz`), turns new requests away in the envelope with the time to come back, and
 * ends when those under way are answered. The framework's own closing comes after that: it refuses at once the calls that
 * a page still makes, and answers outside the envelope. [ERR-23]
 */
export function prepareLeave(app: FastifyInstance): void {
  let isLeaving = false;
  let whenQuiet: (() => void) | undefined;
  const acts: (() => void)[] = [];
  const underWay = new Set<FastifyRequest>();
  app.addHook("onRequest", (request, reply, done) => {
    // Calls that a page makes while it is rendered belong to what is under way.
    if (!comesFromOutside(request) || isProbe(request)) return done();
    if (isLeaving) {
      reply.header("connection", "close");
      return done(new TurnedAway({ code: "server_busy" }, busyRetry_s));
    }
    underWay.add(request);
    reply.raw.once("close", () => {
      underWay.delete(request);
      if (underWay.size === 0) whenQuiet?.();
    });
    done();
  });
  app.decorate("isLeaving", () => isLeaving);
  app.decorate("whenLeaving", (act) => void acts.push(act));
  app.decorate("takeLeave", async () => {
    isLeaving = true;
    for (const act of acts) act();
    if (underWay.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience_ms);
      whenQuiet = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
}

export const comesFromOutside = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

/** Whoever watches the process is answered to the end. */
const isProbe = ({ url }: FastifyRequest): boolean => /^\/(healthz|readyz|metrics)\b/.test(url);
