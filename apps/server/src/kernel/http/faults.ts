import { chooseLanguage } from "@sampan/domain/language";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UnderMaintenance } from "./close-for-maintenance.ts";
import { failure, type Refusal, statusOf } from "./envelope.ts";

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

interface ToldFault {
  readonly refusal: Refusal;
  /** In the place of the usual ones. */
  readonly words?: string | undefined;
}

/** What people are told of a fault; only what is our own goes into the log. Says when to come back. */
export function tellFault(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): ToldFault {
  if (error instanceof UnderMaintenance) {
    reply.header("retry-after", error.retry_s);
    return { refusal: error.refusal, words: error.words };
  }
  const refusal = refusalOf(error);
  if (refusal.code === "server_error") request.log.error(error, "fault");
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
