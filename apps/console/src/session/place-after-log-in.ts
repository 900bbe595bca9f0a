/** The place somebody was led away from, if it is one of ours; else the first page. [API-04] */
export function placeAfterLogIn(redirect: string | undefined): string {
  const isOurs = redirect !== undefined && /^\/(?![/\\])/.test(redirect);
  return isOurs && !redirect.startsWith("/log-in") ? redirect : "/";
}
