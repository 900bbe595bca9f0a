import { lookup } from "node:dns";
import { Agent } from "undici";
import { createFamily } from "./create-family.ts";
import { createSource } from "./create-source.ts";
import { lookupPublicAddress } from "./lookup-public-address.ts";
import type { Outbound, Reach, Source, SourceHealth, SourceLimits } from "./outbound.ts";
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

  const families: { health: () => readonly SourceHealth[]; agent: Agent }[] = [];

  function createAgent(reach: Reach): Agent {
    return new Agent({
      connect: {
        timeout: all.connectTimeout_ms,
        ...(reach === "public" && { lookup: lookupPublicAddress(all.resolveName) }),
      },
      headersTimeout: all.headersTimeout_ms,
      bodyTimeout: all.bodyTimeout_ms,
      connections: all.concurrentCalls_max,
    });
  }

  function open(name: string, reach: Reach, limits: SourceLimits) {
    const agent = createAgent(reach);
    const entry = { agent, source: createSource(name, agent, { ...all, ...limits }) };
    opened.set(name, entry);
    return entry;
  }

  return {
    source: (name, reach = "configured", limits = {}) =>
      (opened.get(name) ?? open(name, reach, limits)).source,
    family(name, most) {
      // Connections are kept by host anyway.
      const agent = createAgent("configured");
      const family = createFamily((member) => createSource(`${name} ${member}`, agent, all), most);
      families.push({ health: family.health, agent });
      return family;
    },
    health: () => [
      ...[...opened.values()].map(({ source }) => source.health()),
      ...families.flatMap((family) => family.health()),
    ],
    async close() {
      await Promise.all([...opened.values(), ...families].map(({ agent }) => agent.destroy()));
    },
  };
}
