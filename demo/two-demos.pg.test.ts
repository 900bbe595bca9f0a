import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { startServerProcess } from "../tests/support/server-process.ts";
import { openTestDatabase } from "../tests/support/test-database.ts";

const { url: databaseUrl = "" } = await openTestDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), "sampan-demos-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const start = join(import.meta.dirname, "start.ts");
const sandboxOf = (said: readonly string[]) =>
  /sandbox +(http:\S+)\/sandbox .*port (\d+)/.exec(said.join("\n"))?.slice(1, 3);

test("a second process of the demo on the same database lives in the sandbox of the first", async () => {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR, OVERLOAD_DELAY_MS: "0" };
  const first = await startServerProcess(settings, start);
  await expect.poll(() => sandboxOf(first.said)).toHaveLength(2);
  const [SANDBOX_URL = "", SANDBOX_SMTP_PORT = ""] = sandboxOf(first.said) ?? [];
  const second = await startServerProcess({ ...settings, SANDBOX_URL, SANDBOX_SMTP_PORT }, start);
  await expect.poll(() => sandboxOf(second.said)).toEqual([SANDBOX_URL, SANDBOX_SMTP_PORT]);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);

  // The world goes on when the one that joined it ends.
  await second.stop();
  expect((await fetch(`${SANDBOX_URL}/sandbox`)).status).toBe(200);
  await first.stop();
}, 120_000);
