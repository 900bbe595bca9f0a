/**
 * An address that somebody was led away from, as a path of this very site; undefined for a foreign one, and for
 * one that some browser would read as foreign: `//host`, `/\host`, control characters and spaces in between. It
 * is read the way browsers read it, once, and written anew. [QRY-12] [QRY-13]
 */
export function ownPath(address: string | undefined): string | undefined {
  if (address === undefined || !/^\/(?![/\\])[\x21-\x7e]*$/.test(address)) return undefined;
  const here = "http://here.invalid";
  const read = URL.canParse(address, here) ? new URL(address, here) : undefined;
  if (read?.origin !== here) return undefined;
  // `/.//host` is a path to whoever reads the whole address, and `//host` once it is written by itself.
  return read.pathname.startsWith("//") ? undefined : read.pathname + read.search + read.hash;
}
