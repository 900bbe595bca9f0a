import {
  finishLinkedLogIn,
  startLinkedLogIn,
  startLinking,
} from "@sampan/contract/people/linked-log-ins";
import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { proveElsewhere } from "./prove-elsewhere.ts";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";
import { password } from "./with-password.ts";

/** Begins to log in, proves to be somebody there, and answers what comes back. */
export async function awayToLogIn(
  browser: TestCaller,
  who: string,
  { provider = "line", redirect = "" }: { provider?: LogInProvider; redirect?: string } = {},
) {
  const { data } = valueOf(await browser.call(startLinkedLogIn, { provider, redirect }));
  return proveElsewhere(data.url, { who });
}

/** The same to link. */
export async function awayToLink(
  person: TestCaller,
  who: string,
  provider: LogInProvider = "line",
) {
  const { data } = valueOf(await person.call(startLinking, { provider, password }));
  return proveElsewhere(data.url, { who });
}

/** Links somebody elsewhere to an account. */
export async function link(
  person: TestCaller,
  who: string,
  provider: LogInProvider = "line",
): Promise<void> {
  valueOf(await person.call(finishLinkedLogIn, await awayToLink(person, who, provider)));
}
