import { networkOf } from "@sampan/domain/network-address";
import type { FastifyInstance, FastifyRequest } from "fastify";

const window_ms = 60_000;
/** Networks counted at once; the one that asked longest ago goes first. */
const networks_max = 5000;

/** Carries a flood out of a hook, to whoever answers faults there. */
class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  readonly statusCode = 429;
}

interface Window {
  requests: number;
  readonly ends_ms: number;
}

/**
 * A ceiling against floods: so many requests a minute from one network, and every answer says how many are left.
 * Log-in, codes and the like have narrower limits of their own. [ERR-24]
 */
export function limitRequests(
  app: FastifyInstance,
  { perMinute, clock }: { readonly perMinute: number; readonly clock: () => Date },
): void {
  const windows = new Map<string, Window>();

  const windowOf = (network: string, now_ms: number): Window => {
    const known = windows.get(network);
    const open = known && now_ms < known.ends_ms;
    const window = open ? known : { requests: 0, ends_ms: now_ms + window_ms };
    // Taken out and put in again, so that the order is that of the last request.
    windows.delete(network);
    windows.set(network, window);
    if (windows.size > networks_max) windows.delete(windows.keys().next().value ?? "");
    return window;
  };

  app.addHook("onRequest", (request, reply, done) => {
    if (isCheap(request)) return done();
    const now_ms = clock().getTime();
    const window = windowOf(networkOf(request.ip), now_ms);
    window.requests += 1;
    const reset_s = Math.ceil((window.ends_ms - now_ms) / 1000);
    reply.headers({
      "x-ratelimit-limit": perMinute,
      "x-ratelimit-remaining": Math.max(0, perMinute - window.requests),
      "x-ratelimit-reset": reset_s,
    });
    if (window.requests <= perMinute) return done();
    reply.header("retry-after", reset_s);
    done(new TooManyRequests());
  });
}

/** Hashed files and pictures come by the dozen, and to say that nothing is there costs nothing. */
const isCheap = (request: FastifyRequest) =>
  request.is404 || /^\/(assets|console\/assets|pictures)\//.test(request.url);
