import type { FastifyReply } from "fastify";

interface PageSecurity {
  readonly publicUrl: string;
  /** What lets the inline scripts of a page run: a nonce, or their hashes. Pages without it have none. */
  readonly scripts?: readonly string[];
  /** Hosts whose pages may be framed; none where it is left out. */
  readonly frames?: readonly string[];
  /** Whether our own pages may frame it; no other ever may. */
  readonly isFramed?: boolean;
}

/** What every page of ours is allowed to do, and how long it is kept. */
export function setPageHeaders(
  reply: FastifyReply,
  { publicUrl, scripts, frames, isFramed = false }: PageSecurity,
): void {
  reply.headers({
    "content-security-policy": contentSecurityPolicy({ scripts, frames, isFramed }),
    vary: "accept-encoding, accept-language, cookie",
    // Pages differ by cookie: nobody between us and the browser may keep one, and the browser asks again.
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  });
}

/**
 * Components position themselves by style attributes, therefore inline styles are allowed. There is no
 * `form-action`: payment providers take people over by a form that is posted to their own site.
 */
const contentSecurityPolicy = ({
  scripts = [],
  frames = [],
  isFramed,
}: {
  readonly scripts?: readonly string[] | undefined;
  readonly frames?: readonly string[] | undefined;
  readonly isFramed: boolean;
}): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    ["frame-src 'self'", ...frames.map((host) => `https://${host}`)].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join("; ");
