/** An address as one we can open; marketplaces like to leave the scheme out, or still write http. */
export const readUrl = (address: string): string =>
  address.trim().replace(/^(?:http:)?\/\//, "https://");
