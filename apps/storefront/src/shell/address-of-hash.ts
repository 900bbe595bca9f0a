const known = /^#(\/(?:home|login|mine)(?:\?.*)?)$/;

/** The real address behind one of the old hash addresses, its query kept. [RT-117] [RT-118] [RT-119] */
export const addressOfHash = (hash: string): string | undefined => known.exec(hash)?.[1];
