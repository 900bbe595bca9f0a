import type { Region } from "@sampan/domain/regions";

/** What the first step of registering has proven. It lasts as long as the tab; a password is never in it. */
export interface Registration {
  readonly region: Region;
  readonly mobile: string;
  readonly captcha: string;
  readonly account_type: "personal" | "business";
  readonly redirect?: string;
}

const key = "registration";

export const keepRegistration = (registration: Registration): void =>
  sessionStorage.setItem(key, JSON.stringify(registration));

export const endRegistration = (): void => sessionStorage.removeItem(key);

/** Undefined where the first step was not done: the later steps refuse entry then. [RT-32] [RT-116] */
export function readRegistration(): Registration | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Registration);
}
