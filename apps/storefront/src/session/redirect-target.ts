/**
 * Where to go after logging in: a path of this product and nothing else. A foreign address, or one that a
 * browser would read as foreign (`//host`, `/\host`, control characters), leads home. [QRY-12] [QRY-13]
 */
export function redirectTarget(redirect: string | undefined): string {
  if (redirect === undefined || !/^\/(?![/\\])[\x21-\x7e]*$/.test(redirect)) return "/";
  const here = "http://here.invalid";
  const address = URL.canParse(redirect, here) ? new URL(redirect, here) : undefined;
  if (address?.origin !== here || address.pathname === "/login") return "/";
  return address.pathname + address.search + address.hash;
}
