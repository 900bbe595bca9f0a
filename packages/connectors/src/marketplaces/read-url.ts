/** A picture or page address as https; marketplaces leave the scheme out or send plain http. */
export function readUrl(address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return address.startsWith("http://") ? `https://${address.slice("http://".length)}` : address;
}
