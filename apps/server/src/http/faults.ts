import { errorCodes, type RefusalName } from "@sampan/contract/error-codes";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { failure, type Refusal, statusOf } from "./envelope.ts";

/**
 * What goes wrong outside a handler is answered in the envelope too, in neutral words and with the request's
 * number; the cause is in the log only. [API-05] [ERR-08]
 */
export function answerFaults(
  app: FastifyInstance,
  words: (refusal: Refusal, request: FastifyRequest) => string,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, code: RefusalName) =>
    reply
      .code(statusOf(undefined, code))
      .header("x-request-id", request.id)
      .send(failure({ code }, words({ code }, request)));

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = refusalOf(error);
    if (code === "server_error") request.log.error(error, "fault");
    return send(request, reply, code);
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, "unknown_path"));
}

/** Only what the framework itself refuses has a status below 500; everything else is our fault. */
function refusalOf(error: FastifyError): RefusalName {
  if (error.statusCode === 413) return "too_large";
  if (error.statusCode === 429) return "call_limit";
  if (error.statusCode === errorCodes.service_unavailable) return "service_unavailable";
  return error.statusCode !== undefined && error.statusCode < 500
    ? "invalid_input"
    : "server_error";
}
