import { ownPath } from "@sampan/domain/kernel/http/own-path";

/**
 * Where to go after logging in: a path of this product and nothing else; a foreign address, and the log-in
 * itself, lead home. [QRY-12] [QRY-13]
 */
export function redirectTarget(redirect: string | undefined): string {
  const path = ownPath(redirect);
  return path === undefined || /^\/login\/?(?:[?#]|$)/i.test(path) ? "/" : path;
}
