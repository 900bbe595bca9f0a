import { setTimeout as later } from "node:timers";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Fault, FaultKind, Faults, Upstream } from "./faults.ts";
import { encodeGbk } from "./encode-gbk.ts";
import { duringCall } from "./product-changes.ts";

/** An answer in an upstream's own words; HTML where the body begins with a tag. */
export type SpoiledAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly location?: string;
  /** For how long it asks to be left alone. */
  readonly retryAfter_s?: number;
};

/** How an upstream says in its own words what is wrong, or does what makes it go wrong. */
export type FaultWords = { readonly throttle: SpoiledAnswer } & {
  readonly [kind in FaultKind]?: SpoiledAnswer | (() => void);
};

/** Spoils the calls of everything mounted on `app` while a fault of its upstream is switched on. */
export function mountFaults(
  app: FastifyInstance,
  faults: Faults,
  upstream: Upstream,
  words: FaultWords,
): void {
  const inGbk = new WeakSet<FastifyReply>();
  const unheard = new WeakSet<FastifyReply>();

  app.addHook("preHandler", (_request, reply, goOn) => {
    const fault = faults.take(upstream);
    if (!fault) return goOn();
    const spoken = words[fault.kind];
    if (typeof spoken === "function") {
      spoken();
      return goOn();
    }
    if (spoken) return answer(reply, spoken);
    if (fault.kind === "charset") inGbk.add(reply);
    if (fault.kind === "lost_answer") unheard.add(reply);
    return spoil(fault, reply, goOn);
  });

  app.addHook("onSend", async (_request, reply, payload) => {
    // What was asked is done; only its answer is lost.
    if (unheard.has(reply)) reply.raw.destroy();
    return inGbk.has(reply) && typeof payload === "string" ? encodeGbk(payload) : payload;
  });
}

/** What goes wrong alike everywhere. */
function spoil(fault: Fault, reply: FastifyReply, goOn: () => void): unknown {
  switch (fault.kind) {
    case "slow":
      return void later(goOn, fault.delay_ms);
    case "error":
      return answer(reply, { status: 500, body: "<h1>500 Internal Server Error</h1>" });
    case "busy":
      return answer(reply, { status: 503, body: "Service Unavailable" });
    case "html":
      return answer(reply, { status: 200, body: LOGIN_PAGE });
    case "malformed":
      return reply.type("application/json").send('{"result":{"success":tru');
    case "reset":
      reply.hijack();
      return reply.raw.destroy();
    case "sold_out":
      return duringCall({ isSoldOut: true }, goOn);
    case "price_change":
      return duringCall({ price_percent: fault.price_percent }, goOn);
    default:
      return goOn();
  }
}

function answer(
  reply: FastifyReply,
  { status, body, location, retryAfter_s }: SpoiledAnswer,
): FastifyReply {
  if (retryAfter_s !== undefined) reply.header("retry-after", String(retryAfter_s));
  if (location !== undefined) reply.header("location", location);
  if (typeof body === "string" && body.startsWith("<")) reply.type("text/html; charset=utf-8");
  return reply.code(status).send(body);
}

/** What stands in front of a marketplace when it takes a caller for a robot. */
const LOGIN_PAGE =
  '<!doctype html><html lang="zh"><meta charset="utf-8"><title>登录</title>' +
  "<p>亲，请登录后继续访问</p><script>location.href='/login'</script></html>";
