/** An address as an absolute one; marketplaces like to leave the scheme out. */
export const readUrl = (address: string): string =>
  address.startsWith("//") ? `https:${address}` : address;
