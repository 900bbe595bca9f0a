import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type DemoSize, seedDemo } from "../../demo/seed-demo.ts";
import { startSandboxProcess } from "../../demo/start-sandbox-process.ts";
import { readConfig } from "../../apps/server/src/kernel/config.ts";
import { connectServices } from "../../apps/server/src/services.ts";
import { openTestApp } from "./test-app.ts";
import { switchClearanceOn } from "./test-clearance.ts";

/** The server over a demo of this size, as it opens: seeded against a sandbox of its own, at the present moment. */
export async function openDemo(size: DemoSize) {
  const dataDir = await mkdtemp(join(tmpdir(), "sampan-demo-"));
  const sandbox = await startSandboxProcess({ dataDir, notifyUrl: "http://localhost" });
  const config = readConfig({
    SAMPAN_MODE: "demo",
    REQUESTS_PER_MINUTE: "1000000",
    OVERLOAD_DELAY_MS: "0",
    ...sandbox.settings,
  });
  const outside = connectServices(config, {
    now: () => new Date(),
    storeOf: () => ({ read: async () => undefined, keep: async () => {} }),
  });
  const world = await openTestApp({ ...outside.services, config });
  world.clock.set(new Date());
  await switchClearanceOn(world.needs);
  await seedDemo(world.needs, size);
  await world.needs.prices.refresh();
  afterAll(async () => {
    await outside.close();
    await sandbox.stop();
    await rm(dataDir, { recursive: true });
  });
  return world;
}
