import { onTestFinished } from "vitest";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import type { OutboundSettings } from "@sampan/connectors/outbound/outbound-settings";

export const testTime = new Date("2026-06-21T01:30:00Z");

/** An outbound with pauses short enough for a test, closed when it ends. */
export function openOutbound(settings: Partial<OutboundSettings> = {}) {
  const outbound = createOutbound({ now: () => testTime, retryDelay_ms: 1, ...settings });
  onTestFinished(() => outbound.close());
  return outbound;
}
