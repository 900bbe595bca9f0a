import { isRegion, type Region } from "@sampan/domain/kernel/regions";
import type { FastifyRequest } from "fastify";

/** What a visitor chose on the language and region page; undefined where nothing was. */
export function visitorRegion({ cookies }: Pick<FastifyRequest, "cookies">): Region | undefined {
  const chosen = cookies["region"];
  return isRegion(chosen) ? chosen : undefined;
}
