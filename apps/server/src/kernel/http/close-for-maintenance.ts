import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { FastifyInstance } from "fastify";
import type { Needs } from "../needs.ts";
import { TurnedAway } from "./turned-away.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers nobody while the house is under maintenance. */
    readonly isForCustomers?: boolean;
  }
}

/** The end, without its seconds. */
const minute_characters = 16;

/**
 * Turns customers away, and says until when, while a maintenance is in force. Staff work on, providers are
 * heard, and what is only a file is served. [ERR-22]
 */
export function closeForMaintenance(
  app: FastifyInstance,
  { settings, clock }: Pick<Needs, "settings" | "clock">,
): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const now = clock();
    const { maintenance, default_region } = settings.at(now);
    if (!maintenance || !request.routeOptions.config.isForCustomers) return done();
    const end = new Date(maintenance.until);
    if (now >= end) return done();
    const until = formatWireTime(end, default_region).slice(0, minute_characters);
    done(
      new TurnedAway(
        { code: "under_maintenance", values: { until } },
        Math.ceil((end.getTime() - now.getTime()) / 1000),
        // What administrators wrote, where they did.
        maintenance.notice[request.language] || undefined,
      ),
    );
  });
}
