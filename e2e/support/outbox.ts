import { expect } from "@playwright/test";

interface Message {
  readonly to: string;
  readonly text: string;
}

/** The verification code last sent to a number, as the person's phone would show it. */
export async function readCode(mobile: string): Promise<string> {
  const address = `${process.env["E2E_SANDBOX"]}/sandbox/outbox.json?to=${encodeURIComponent(mobile)}`;
  let code: string | undefined;
  await expect(async () => {
    const { messages } = (await (await fetch(address)).json()) as { messages: readonly Message[] };
    code = /\d{6}/.exec(messages[0]?.text ?? "")?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code ?? "";
}
