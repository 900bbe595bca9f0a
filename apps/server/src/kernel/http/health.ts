import type { FastifyInstance } from "fastify";
import type { Database } from "../db/db.ts";

/** /healthz: the process lives. /readyz: it can serve, and how safe its database is. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  // A process that is busy lives: whoever ended it for that would make the rest busier.
  const evenUnderPressure = { config: { pressureHandler: () => undefined } };
  app.get("/healthz", evenUnderPressure, async () => ({ alive: true }));
  app.get("/readyz", async (_request, reply) => {
    if (isStopping) return reply.code(503).send({ ready: false, reason: "stopping" });
    const isAnswering = await database.pool.query("select 1").then(
      () => true,
      () => false,
    );
    if (!isAnswering) return reply.code(503).send({ ready: false, reason: "database" });
    return { ready: true, database: database.kind, durability: durability[database.kind] };
  });
}

const durability = {
  embedded: "process-crash safe, not power-loss safe",
  postgres: "as configured by the PostgreSQL server",
} as const;
