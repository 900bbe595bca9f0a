import { ownPath } from "@sampan/domain/kernel/http/own-path";

/** The place somebody was led away from, if it is one of ours; else the first page. [API-04] */
export function placeAfterLogIn(redirect: string | undefined): string {
  const path = ownPath(redirect);
  return path === undefined || path.startsWith("/log-in") ? "/" : path;
}
