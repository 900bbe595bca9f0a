/** Who delivers to browsers: Chrome and its kin, Firefox, Safari, Edge. A leading dot means any host below it. */
export const pushServices: readonly string[] = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

const address_max = 1_000;

/**
 * The service that an address belongs to; undefined for any other. People's browsers tell us these addresses and we post
 * to them, so one counts only if it is written as browsers write it: https, a host of the list, no port and no user.
 */
export function pushServiceOf(address: string, services: readonly string[]): string | undefined {
  if (address.length > address_max || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.href === address && url.protocol === "https:" && url.hash === "";
  if (!isPlain || url.username !== "" || url.password !== "" || url.port !== "") return undefined;
  return services.find((service) =>
    service.startsWith(".") ? url.hostname.endsWith(service) : url.hostname === service,
  );
}
