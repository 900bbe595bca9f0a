import type { FastifyInstance } from "fastify";

/**
 * What every answer tells browsers, whatever it is: to run it as nothing but what it says it is, to show it in
 * no frame of another site, to hand it to no page of another site, and to tell other sites no more than where
 * ours is. Pages say more, see web-headers.ts. Transport security is said where people come by https.
 */
export function setAnswerHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    // The filter of old browsers could be turned against the page that it read.
    "x-xss-protection": "0",
    ...(publicUrl.startsWith("https:") ? transportSecurity : {}),
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

const transportSecurity = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};
