import { chooseLanguage } from "@sampan/domain/kernel/language";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseAway, OutcomeUnknown } from "../db/driver/door.ts";
import { failure, type Refusal, statusOf } from "./envelope.ts";
import { TurnedAway } from "./turned-away.ts";

type Words = (refusal: Refusal, request: FastifyRequest) => string;

/**
 * What goes wrong outside a handler is answered in the envelope too, in neutral words and with the request's
 * number; the cause is in the log only. [API-05] [ERR-08] [ERR-22] [ERR-23] [ERR-24]
 */
export function answerFaults(app: FastifyInstance, words: Words): void {
  const send = (request: FastifyRequest, reply: FastifyReply, fault: ToldFault) =>
    reply
      .code(statusOf(undefined, fault.refusal.code))
      .header("x-request-id", request.id)
      .send(failure(fault.refusal, fault.words ?? words(fault.refusal, request)));

  // A page draws its own faults and answers them as any page; the number of such an answer leads somewhere, too.
  app.addHook("onResponse", (request, reply, done) => {
    if (reply.statusCode === 500 && !told.has(request))
      request.log.error({ route: request.routeOptions.url }, "answered 500 without saying why");
    done();
  });
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    send(request, reply, tellFault(error, request, reply)),
  );
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, { refusal: { code: "unknown_path" } }),
  );
}

/**
 * An address that cannot be decoded is refused before any hook has seen the request, in the envelope all the
 * same and without repeating it. [API-05]
 */
export const refuseAddress =
  (words: Words) =>
  (_fault: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = { code: "invalid_input" } as const;
    request.language = chooseLanguage({ accepted: request.headers["accept-language"] });
    reply
      .code(statusOf(undefined, refusal.code))
      .header("x-request-id", request.id)
      .send(failure(refusal, words(refusal, request)));
  };

/** Requests whose fault is in the log already. */
const told = new WeakSet<FastifyRequest>();

/** Writes down what went wrong, under the number of the request. */
export function logFault(request: FastifyRequest, fault: unknown): void {
  told.add(request);
  request.log.error(fault, "fault");
}

interface ToldFault {
  readonly refusal: Refusal;
  /** In the place of the usual ones. */
  readonly words?: string | undefined;
}

/** When to come back where the database is away, seconds: it is looked for every one of them. */
const databaseRetry_s = 5;

/** PostgreSQL gave a statement up, for its time, a lock or a ring of waiting: nothing of its transaction is done. */
const tookTooLong = new Set(["57014", "55P03", "40P01"]);

/** What people are told of a fault; only what is our own goes into the log. Says when to come back. */
export function tellFault(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): ToldFault {
  if (error instanceof TurnedAway) {
    reply.header("retry-after", error.retry_s);
    return { refusal: error.refusal, words: error.words };
  }
  if (error instanceof DatabaseAway) {
    // Not with its whole cause: an outage is thousands of these.
    request.log.warn({ fault: error.message }, "the database is away");
    reply.header("retry-after", databaseRetry_s);
    return { refusal: { code: "server_busy" } };
  }
  if (error instanceof OutcomeUnknown) {
    logFault(request, error);
    return { refusal: { code: "outcome_unknown" } };
  }
  if (tookTooLong.has(error.code)) {
    logFault(request, error);
    reply.header("retry-after", databaseRetry_s);
    return { refusal: { code: "server_busy" } };
  }
  const refusal = refusalOf(error);
  if (refusal.code === "server_error") logFault(request, error);
  return { refusal };
}

/** Only what the framework itself refuses has a status below 500; everything else is our fault. */
function refusalOf(error: FastifyError): Refusal {
  if (error.code === "FST_UNDER_PRESSURE") return { code: "server_busy" };
  if (error.statusCode === 413) return { code: "too_large" };
  if (error.statusCode === 429) return { code: "call_limit" };
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  return { code: isTheirs ? "invalid_input" : "server_error" };
}
