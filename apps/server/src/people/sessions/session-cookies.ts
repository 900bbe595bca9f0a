import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionCookies, SessionKind } from "../../kernel/http/callers.ts";
import { noReader, readerHeader, readerMark } from "../../kernel/http/reader-mark.ts";

/**
 * A staff session has a cookie of its own, so one browser can hold both and neither opens the other's calls.
 * The device's cookie outlives sessions: it opens nothing and only tells a browser its owner used before. The
 * asker's tells the browser that asked for a code, the camera's the phone that a desk takes photos with, the
 * log-in's the browser that went elsewhere to prove who its owner is.
 */
const cookieNames = {
  customer: "session_id",
  staff: "staff_session_id",
  device: "device_id",
  staffDevice: "staff_device_id",
  asker: "code_asker",
  camera: "camera_id",
  logIn: "log_in_id",
} as const satisfies Record<SessionKind, string>;

/**
 * The session cookies of one exchange: unreadable for scripts, not sent along by foreign forms, and over
 * https only where the shop itself is. [SES-03] [SES-12]
 */
export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): SessionCookies {
  const attributes = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
  } as const;
  const noteReader = (kind: SessionKind, mark: () => string): void => {
    if (kind === "customer") void reply.header(readerHeader, mark());
  };
  return {
    read: (kind) => request.cookies[cookieNames[kind]],
    give: (kind, secret, life_s) => {
      void reply.setCookie(cookieNames[kind], secret, { ...attributes, maxAge: life_s });
      noteReader(kind, () => readerMark(secret));
    },
    take: (kind) => {
      void reply.clearCookie(cookieNames[kind], attributes);
      noteReader(kind, () => noReader);
    },
  };
}
