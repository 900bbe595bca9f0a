import { formatWireTime } from "@sampan/domain/business-time";
import type { FastifyInstance } from "fastify";
import type { Needs } from "../needs.ts";
import type { Refusal } from "./envelope.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers nobody while the house is under maintenance. */
    readonly isForCustomers?: boolean;
  }
}

/** The end, without its seconds. */
const minute_characters = 16;

/** Carries what customers are told out of a hook, to whoever answers faults there. */
export class UnderMaintenance extends Error {
  override readonly name = "UnderMaintenance";
  readonly refusal: Refusal<"under_maintenance">;
  /** What administrators wrote, where they did. */
  readonly words: string | undefined;
  readonly retry_s: number;
  constructor(refusal: Refusal<"under_maintenance">, words: string, retry_s: number) {
    super("under maintenance");
    this.refusal = refusal;
    this.words = words === "" ? undefined : words;
    this.retry_s = retry_s;
  }
}

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
      new UnderMaintenance(
        { code: "under_maintenance", values: { until } },
        maintenance.notice[request.language],
        Math.ceil((end.getTime() - now.getTime()) / 1000),
      ),
    );
  });
}
