import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";

/** The browser inside LINE's app names itself so. */
const inLine = / Line\/\d/;

interface Place {
  readonly userAgent: string;
  readonly href: string;
}

/**
 * The address by which LINE opens this page in the phone's own browser, for a provider that nobody can log in with inside
 * another app: Google refuses that. Undefined wherever there is no need.
 */
export function addressOutsideLine(
  provider: LogInProvider,
  { userAgent, href }: Place,
): string | undefined {
  if (provider !== "google" || !inLine.test(userAgent)) return undefined;
  const address = new URL(href);
  address.searchParams.set("openExternalBrowser", "1");
  return address.href;
}
