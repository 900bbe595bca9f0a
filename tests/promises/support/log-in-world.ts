import { createHash } from "node:crypto";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { refusalNameOf } from "@sampan/contract/kernel/error-codes";
import { readConfig } from "../../../apps/server/src/kernel/config.ts";
import type { TestApp } from "../../support/test-app.ts";
import type { TestCaller } from "../../support/test-caller.ts";

/** A password as our clients send it. */
export const received = (password: string): string =>
  createHash("sha256").update(password).digest("hex");

/** A server behind one proxy, so that a request can come from any network address. */
export const behindProxy = {
  config: readConfig({
    SAMPAN_MODE: "demo",
    REQUESTS_PER_MINUTE: "1000000",
    OVERLOAD_DELAY_MS: "0",
    TRUSTED_PROXIES: "1",
  }),
};

export interface LogInAttempt {
  readonly account: string;
  /** As it is received, already hashed. */
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
  readonly browser?: TestCaller;
}

/** One log-in over HTTP, from an address of one's choice: `accepted`, or why not. */
export async function tryLogIn(
  { visitor }: Pick<TestApp, "visitor">,
  { account, password, address, browser = visitor() }: LogInAttempt,
): Promise<RefusalName | "accepted" | "unnamed"> {
  const answer = await browser.send(logIn.path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-sampan-client": "test",
      "x-forwarded-for": address,
    },
    body: new URLSearchParams({ account, password }),
  });
  const envelope = (await answer.json()) as { success: boolean; error_code?: number };
  if (envelope.success) return "accepted";
  return refusalNameOf(envelope.error_code ?? 0) ?? "unnamed";
}

/** The n-th address of a network that has sixteen million. */
export const addressOf = (n: number): string =>
  `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
