/** First parts of calls that the public contract also writes without the gateway before them. */
const relative = /^\/(?:installer|docking|user|msg)\//;

/** A relative path such as installer/... or docking/... is taken as lying under /gateway/. [API-07] */
export const belowGateway = (address: string): string =>
  relative.test(address) ? `/gateway${address}` : address;
