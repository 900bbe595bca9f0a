import { lookup } from "node:dns";
import { Agent } from "undici";
import { createSource } from "./create-source.ts";
import { lookupPublicAddress } from "./lookup-public-address.ts";
import type { Outbound, Reach, Source } from "./outbound.ts";
import { outboundDefaults, type OutboundSettings } from "./outbound-settings.ts";

/**
 * Opens the way to the outside world. Each source gets connections and protection of its own, so
 * that one slow marketplace holds up nothing but itself [NFR-09].
 */
export function createOutbound(
  settings: Partial<OutboundSettings> & Pick<OutboundSettings, "now">,
): Outbound {
  const all: OutboundSettings = { ...outboundDefaults, resolveName: lookup, ...settings };
  const opened = new Map<string, { source: Source; agent: Agent }>();

  function open(name: string, reach: Reach) {
    const agent = new Agent({
      connect: {
        timeout: all.connectTimeout_ms,
        ...(reach === "public" && { lookup: lookupPublicAddress(all.resolveName) }),
      },
      headersTimeout: all.headersTimeout_ms,
      bodyTimeout: all.bodyTimeout_ms,
      connections: all.concurrentCalls_max,
    });
    const entry = { agent, source: createSource(name, agent, all) };
    opened.set(name, entry);
    return entry;
  }

  return {
    source: (name, reach = "configured") => (opened.get(name) ?? open(name, reach)).source,
    health: () => [...opened.values()].map(({ source }) => source.health()),
    async close() {
      await Promise.all([...opened.values()].map(({ agent }) => agent.destroy()));
    },
  };
}
