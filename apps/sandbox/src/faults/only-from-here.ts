import type { FastifyInstance } from "fastify";

/** Refuses everything mounted on `app` to whoever asks from another machine. */
export function onlyFromHere(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip)) {
      return reply.code(403).send({ error: "only from this machine" });
    }
    return undefined;
  });
}
