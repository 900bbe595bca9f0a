import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Database } from "../db/db.ts";

/**
 * Answers /metrics for Prometheus, and times every request by route, never by address. `others` are lines of
 * slices that have something to say; what cannot be told now is left out.
 */
export function serveMetrics(
  app: FastifyInstance,
  database: Database,
  others: readonly (() => Promise<string>)[],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get("/metrics", async (_request, reply) => {
    reply.header("content-type", registry.contentType);
    const { totalCount, idleCount, waitingCount } = database.pool;
    const pool = `# TYPE database_connections gauge\ndatabase_connections{state="open"} ${totalCount}\ndatabase_connections{state="idle"} ${idleCount}\ndatabase_connections{state="awaited"} ${waitingCount}\n`;
    const told = await Promise.allSettled(others.map((other) => other()));
    const rest = told.map((one) => (one.status === "fulfilled" ? one.value : ""));
    return (await registry.metrics()) + pool + rest.join("");
  });
}
