const known = /^#(\/(?:home|login|mine)(?:\?.*)?)$/;

/**
 * The real address behind one of the old hash addresses, its query kept. What is somebody's own leads a
 * visitor to the log-in, which leads back to it. [RT-117] [RT-118] [RT-119] [SES-07]
 */
export function addressOfHash(hash: string, hasSession: boolean): string | undefined {
  const address = known.exec(hash)?.[1];
  return address?.startsWith("/mine") && !hasSession
    ? `/login?redirect=${encodeURIComponent(address)}`
    : address;
}
