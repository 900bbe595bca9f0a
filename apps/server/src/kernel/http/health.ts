import type { FastifyInstance } from "fastify";
import type { Database } from "../db/db.ts";

/** /healthz: the process lives. /readyz: it can serve, and how safe its database is. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  // A process that is busy lives: whoever ended it for that would make the rest busier.
  const evenUnderPressure = { config: { pressureHandler: () => undefined } };
  app.get("/healthz", evenUnderPressure, async () => ({ alive: true }));
  app.get("/readyz", async (_request, reply) => {
    if (app.isLeaving()) return reply.code(503).send({ ready: false, reason: "stopping" });
    if (!(await database.isAnswering()))
      return reply.code(503).send({ ready: false, reason: "database" });
    return { ready: true, database: database.kind, durability: durability[database.kind] };
  });
}

const durability = {
  embedded: "process-crash safe, not power-loss safe",
  postgres: "as configured by the PostgreSQL server",
} as const;
