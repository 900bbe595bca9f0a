import { ownSandbox } from "./product-of-worker.ts";
import { expect } from "@playwright/test";

interface Message {
  readonly to: string;
  readonly text: string;
}

/**
 * The verification code last sent to a number or an e-mail address, as the person would read it. Given the
 * code before, it waits for the one after.
 */
export async function readCode(to: string, before?: string): Promise<string> {
  const address = `${ownSandbox()}/sandbox/outbox.json?to=${encodeURIComponent(to)}`;
  let code: string | undefined;
  await expect(async () => {
    const { messages } = (await (await fetch(address)).json()) as { messages: readonly Message[] };
    // Newest first; notices without a code may lie above.
    code = messages.flatMap(({ text }) => /\d{6}/.exec(text) ?? [])[0];
    expect(code).toBeDefined();
    expect(code).not.toBe(before);
  }).toPass({ timeout: 15_000 });
  return code ?? "";
}
