import { ways } from "../credentials/contact.ts";
import { readJsonText } from "@sampan/domain/kernel/json-text";
import { accountTypes } from "@sampan/domain/people/accounts/profile";
import { regions } from "@sampan/domain/kernel/regions";
import * as z from "zod/mini";

const Registration = z.object({
  way: z.enum(ways),
  region: z.enum(regions),
  mobile: z.string(),
  email: z.string(),
  captcha: z.string(),
  account_type: z.enum(accountTypes),
  redirect: z.optional(z.string()),
  /** The newcomer who is linked to the account. */
  newcomer: z.optional(z.string()),
});

/** What the first step of registering has proven. It lasts as long as the tab; a password is never in it. */
export type Registration = z.infer<typeof Registration>;

const key = "registration";

export const keepRegistration = (registration: Registration): void =>
  sessionStorage.setItem(key, JSON.stringify(registration));

export const endRegistration = (): void => sessionStorage.removeItem(key);

/** Undefined where the first step was not done: the later steps refuse entry then. [RT-32] [RT-116] */
export function readRegistration(): Registration | undefined {
  const kept = Registration.safeParse(readJsonText(sessionStorage.getItem(key)));
  return kept.success ? kept.data : undefined;
}
