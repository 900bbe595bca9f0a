import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { type HostMap, wayToHost } from "../../outbound/way-to-host.ts";
import { encryptPush, pushText_max_bytes } from "./encrypt-push.ts";
import { isPoint } from "./is-point.ts";
import { pushServiceOf } from "./push-service.ts";
import { openVapid } from "./vapid.ts";
import type { PushTarget, WebPush } from "./web-push.ts";

export interface WebPushConfig {
  /** 32 bytes in base64url. */
  readonly privateKey: string;
  /** How operators of push services reach us: a `mailto:` or https address. */
  readonly subject: string;
  /** Hosts that may be posted to. */
  readonly services: readonly string[];
  readonly hostMap: HostMap;
}

const sourceName = "web-push";

/** Opens the way to browsers; each service has a breaker of its own. */
export function createWebPush(
  config: WebPushConfig,
  outbound: Outbound,
  { now, chance }: { readonly now: () => Date; readonly chance: (bytes: number) => Uint8Array },
): WebPush {
  const vapid = openVapid(config.privateKey, config.subject);
  const pauses = createPauses(now);
  const serviceOf = ({ address }: PushTarget) => pushServiceOf(address, config.services);

  return {
    publicKey: vapid.publicKey,
    accepts: (target) =>
      serviceOf(target) !== undefined && target.auth.length === 16 && isPoint(target.p256dh),
    async push({ to, text, topic, life_s }) {
      const service = serviceOf(to);
      if (service === undefined) return failed("rejected", "no address of a push service");
      if (Buffer.byteLength(text) > pushText_max_bytes) return failed("rejected", "too long");
      const pause_s = pauses.of(service);
      if (pause_s > 0) return refuse({ ...leftAlone, retry_after_s: pause_s });
      const url = new URL(to.address);
      const { origin, source } = wayToHost(url, outbound, {
        hostMap: config.hostMap,
        named: `${sourceName} ${service}`,
        mapped: `${sourceName}-mapped`,
      });
      const once = { salt: chance(16), privateKey: chance(32) };
      const outcome = await source.ask({
        // Its topic makes a second one harmless; when a service has had enough, its queue knows when to try again.
        repeatable: "when_unanswered",
        request: {
          method: "POST",
          url: origin + url.pathname + url.search,
          headers: {
            authorization: vapid.authorize(url.origin, now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            ttl: String(life_s),
            topic,
            urgency: "normal",
          },
          body: encryptPush(text, to, once),
        },
        read: readTaken,
      });
      if (!outcome.ok) pauses.note(service, outcome.error);
      return outcome;
    },
  };
}

const leftAlone = {
  code: "unavailable",
  source: sourceName,
  detail: "it asked to be left alone for a while",
} as const;

/**
 * Remembers which services are away, and until when, so that nobody else asks them meanwhile. One that only has enough of
 * one browser's messages (429) takes those of others.
 */
function createPauses(now: () => Date) {
  const until_ms = new Map<string, number>();
  return {
    /** How many seconds are left; 0 for none. */
    of: (service: string): number =>
      Math.max(0, Math.ceil(((until_ms.get(service) ?? 0) - now().getTime()) / 1000)),
    note(service: string, { code, retry_after_s }: SourceFailure): void {
      if (code !== "unavailable" || retry_after_s === undefined) return;
      until_ms.set(service, now().getTime() + Math.min(retry_after_s, pause_max_s) * 1000);
    },
  };
}

/** However long one says it is away, it is asked again after a day. */
const pause_max_s = 86_400;

function readTaken({ status }: OutboundAnswer): Result<null, SourceFailure> {
  if (status >= 200 && status < 300) return ok(null);
  const detail = `HTTP ${status}`;
  if (status === 404 || status === 410) return failed("not_found", detail);
  return failed(status === 401 || status === 403 ? "disabled" : "rejected", detail);
}

const failed = (code: SourceFailure["code"], detail: string) =>
  refuse({ code, source: sourceName, detail });
