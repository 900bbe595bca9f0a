import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { hashPassword } from "@sampan/server/people/accounts/hash-password";
import { verifyPassword } from "@sampan/server/people/accounts/verify-password";
import type { Figure } from "./figure.ts";
import type { StartedServer } from "./start-server.ts";

const password = createHash("sha256").update("Sampan_2026").digest("hex");
/** As many as the server looks at together. */
const together = 4;

/** 40 people log in over and over: how many a second beside bare hashes, and what memory that takes. */
export async function benchLogIns(server: StartedServer, seconds: number): Promise<Figure[]> {
  await logInTogether(server, 2);
  const before = server.memory_mb();
  const running = logInTogether(server, seconds);
  const peak = await highestMemory(server, running);
  const perSecond = (await running) / seconds;
  const limit = await verifiesPerSecond(seconds);
  return [
    {
      name: "log-ins, PostgreSQL, 40 people at once",
      value: perSecond / limit,
      unit: "of bare password hashes",
      target: { at_least: 0.4 },
      detail: `${perSecond.toFixed(1)}/s against ${limit.toFixed(1)}/s`,
    },
    {
      name: "memory that 40 log-ins at once take",
      value: peak - before,
      unit: "MB",
      target: { at_most: 150 },
      detail: `${peak} MB at most, ${before} MB before; a hash takes 19, and ${together} run together`,
    },
  ];
}

async function logInTogether({ url, logIns }: StartedServer, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    logIns.map(async (account) => {
      let cookie = "";
      while (performance.now() < until) {
        cookie = await logInOnce(url, { account, cookie });
        done++;
      }
    }),
  );
  return done;
}

/** From a device of one's own, which its cookie names the next time. */
async function logInOnce(
  url: string,
  { account, cookie }: { readonly account: string; readonly cookie: string },
): Promise<string> {
  const answer = await fetch(url + logIn.path, {
    method: "POST",
    headers: { "x-sampan-client": "bench", cookie },
    body: new URLSearchParams({ account, password }),
  });
  const { success, error_message } = (await answer.json()) as {
    success: boolean;
    error_message?: string;
  };
  if (!success) throw new Error(`a log-in was refused: ${error_message}`);
  return answer.headers
    .getSetCookie()
    .map((given) => given.slice(0, given.indexOf(";")))
    .join("; ");
}

async function highestMemory(server: StartedServer, running: Promise<unknown>): Promise<number> {
  const isOver = running.then(() => true);
  let highest = 0;
  do highest = Math.max(highest, server.memory_mb());
  while (!(await Promise.race([isOver, setTimeout(50, false)])));
  return highest;
}

/** The most this machine can do: passwords looked at and nothing else. */
async function verifiesPerSecond(seconds: number): Promise<number> {
  const stored = await hashPassword(password);
  if (!stored.ok) throw new Error("no hash was made");
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (performance.now() < until) {
        await verifyPassword(stored.value, password);
        done++;
      }
    }),
  );
  return done / seconds;
}
