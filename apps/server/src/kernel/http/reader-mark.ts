import { createHash } from "node:crypto";

/**
 * Says with each answer whose session it was given in, for the worker in the browser, which keeps answers for one person
 * at a time and cannot read the cookie. (decision 135)
 */
export const readerHeader = "x-sampan-reader";

/** Instead of a mark, where there was no session. */
export const noReader = "visitor";

/** Known by the session's secret, and telling nothing of it: not what the database keeps of it either. */
export const readerMark = (secret: string): string =>
  createHash("sha256").update("reader\0").update(secret).digest("base64url").slice(0, 22);

/** The mark of a page, by the cookie it was asked with and those that its calls set; undefined where nobody can tell. */
export function readerOfPage(
  asked: string | undefined,
  cookies: readonly string[],
): string | undefined {
  const told = cookies.flatMap((cookie) => /^session_id=([^;]*)/.exec(cookie)?.[1] ?? []).at(-1);
  if (told) return readerMark(told);
  return asked === undefined || told === "" ? noReader : undefined;
}
