import { createTokenStore } from "@sampan/server/goods/sourcing/create-token-store";
import { connectServices } from "@sampan/server/services";
import { afterAll, afterEach } from "vitest";
import { sandboxSettings } from "../../demo/start-sandbox-process.ts";
import { readConfig } from "../../apps/server/src/kernel/config.ts";
import { freePort } from "./free-port.ts";
import { openSandbox } from "./open-sandbox.ts";
import { setSettings } from "./set-settings.ts";
import { openTestApp } from "./test-app.ts";

/** What a call answered, as it travelled. */
export interface Wire {
  readonly status: number;
  readonly took_ms: number;
  readonly body: {
    readonly success: boolean;
    readonly error_code?: number;
    readonly error_message?: string;
    readonly data?: Record<string, unknown>;
    readonly datalist?: readonly Record<string, unknown>[];
    readonly total?: number;
    readonly is_stale?: boolean;
  };
}

/** The address of each platform's detail call. */
export const detailPaths = {
  3: "/gateway/docking/alibaba/item/get_detail",
  4: "/gateway/docking/taobao/item/get_detail",
  5: "/gateway/docking/jd/item/get_detail",
  6: "/gateway/docking/pdd/item/get_detail",
  7: "/gateway/docking/pd/item/get_detail",
} as const;

/**
 * The server and the whole sandbox, each listening, joined by the shipped connectors with their shipped
 * limits. Real time passes in both.
 */
export async function openSourcingWorld() {
  const sandbox = await openSandbox();
  const port = await freePort();
  const config = readConfig({
    SAMPAN_MODE: "demo",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    REQUESTS_PER_MINUTE: "1000000",
    OVERLOAD_DELAY_MS: "0",
    ...sandboxSettings(sandbox.url, sandbox.smtpPort),
  });
  const now = () => new Date();
  const nothingKept = { read: async () => undefined, keep: async () => {} };
  const outside = connectServices(config, { now, storeOf: () => nothingKept });
  const app = await openTestApp({ ...outside.services, config });
  app.clock.set(now());
  // A test of many calls is no flood; those about budgets stand in apps/server/src/goods/sourcing.
  await setSettings(app.needs, {
    questions_per_visitor_minute: 10_000,
    questions_per_visitor_day: 10_000,
  });
  await app.app.listen({ port, host: "127.0.0.1" });

  afterEach(() => sandbox.control("reset"));
  afterAll(async () => {
    await outside.close();
    await sandbox.close();
  });

  async function get(path: string, fields: Record<string, string> = {}): Promise<Wire> {
    const start = performance.now();
    const answer = await fetch(
      `http://127.0.0.1:${port}${path}?${new URLSearchParams(fields).toString()}`,
    );
    const body = (await answer.json()) as Wire["body"];
    return { status: answer.status, body, took_ms: performance.now() - start };
  }

  return {
    ...app,
    sandbox,
    get,
    open: (platform: keyof typeof detailPaths, third_item_id: string) =>
      get(detailPaths[platform], { third_item_id }),
    /** Ids of products that this file has not asked for yet. */
    idsOf: createIds(sandbox.goodsOf),
    /** Spoils the next so many calls of an upstream. */
    spoil: (upstream: string, kind: string, more: object = {}) =>
      sandbox.control("faults", { upstream, kind, times: 1000, ...more }),
    callsOf: (source: string) =>
      outside.services.outbound.health().find((health) => health.source === source)?.calls ?? 0,
    /** The services of one more process over the same database. */
    connectAnew: () =>
      connectServices(config, {
        now,
        storeOf: (source, given) => createTokenStore({ ...app.needs, clock: now }, source, given),
      }),
  };
}

function createIds(goodsOf: (platform: string) => readonly { readonly thid: string }[]) {
  const used = new Map<string, number>();
  return (platform: string, count = 1): string[] => {
    const from = used.get(platform) ?? 0;
    used.set(platform, from + count);
    return goodsOf(platform)
      .slice(from, from + count)
      .map(({ thid }) => thid);
  };
}
