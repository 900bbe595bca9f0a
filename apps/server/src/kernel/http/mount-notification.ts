import type { Call } from "@sampan/contract/kernel/call";
import type { Result } from "@sampan/domain/kernel/result";
import type { IncomingHttpHeaders } from "node:http";
import { type Refusal, statusOf } from "./envelope.ts";
import type { Edge } from "./mount.ts";

/** A message of a provider as it came: the signature covers these very bytes. */
export interface Notification {
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
}

/** What the provider wants to hear, word for word. */
export interface NotificationAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Where a browser that brought it goes on; only with a status that says so. */
  readonly location?: string;
}

type Hear = (notification: Notification) => Promise<Result<NotificationAnswer, Refusal>>;

const refusedStatus = 400;
const body_bytes_max = 64_000;

/**
 * Mounts a provider's notification. It has no session, no origin and no envelope: the handler verifies the
 * signature over the raw body and answers in the provider's words; a refusal is plain text with its name,
 * and a status that makes the provider try again.
 */
export function mountNotification(edge: Edge, call: Call, hear: Hear): void {
  edge.mounted.push(call);
  // A scope of its own, because only here bodies stay text.
  void edge.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asText = { parseAs: "string", bodyLimit: body_bytes_max } as const;
    scope.addContentTypeParser("*", asText, (_request, body, done) => done(null, body));
    scope.route({
      method: [...call.methods],
      url: call.path,
      handler: async (request, reply) => {
        const answer = await hear({
          rawBody: typeof request.body === "string" ? request.body : "",
          headers: request.headers,
          params: request.params as Record<string, string>,
        });
        if (answer.ok) {
          const { status, contentType, body, location } = answer.value;
          if (location !== undefined) reply.header("location", location);
          return reply.code(status).type(contentType).send(body);
        }
        const { code } = answer.error;
        request.log.warn({ refusal: code }, "notification refused");
        const status = statusOf(undefined, code);
        return reply
          .code(status === 200 ? refusedStatus : status)
          .type("text/plain")
          .send(code);
      },
    });
  });
}
