import type { FastifyReply } from "fastify";

interface PageSecurity {
  readonly publicUrl: string;
  /** Lets the inline scripts of a rendered page run; pages without it have none. */
  readonly nonce?: string;
}

/** What every page of ours is allowed to do, and how long it is kept. */
export function setPageHeaders(reply: FastifyReply, { publicUrl, nonce }: PageSecurity): void {
  reply.headers({
    "content-security-policy": contentSecurityPolicy(nonce),
    // Pages differ by cookie, and are quick to render.
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
const contentSecurityPolicy = (nonce: string | undefined): string =>
  [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
