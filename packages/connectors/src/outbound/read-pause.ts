/**
 * For how many seconds a source asks to be left alone (`Retry-After`): it says seconds, or a moment (RFC 9110, 10.2.3).
 * Undefined where it says nothing that can be read.
 */
export function readPause(
  header: string | readonly string[] | undefined,
  now: Date,
): number | undefined {
  if (typeof header !== "string") return undefined;
  const said = header.trim();
  if (/^\d{1,9}$/.test(said)) return Number(said);
  if (!/^[A-Z][a-z]{2}, .* GMT$/.test(said)) return undefined;
  const until_ms = Date.parse(said);
  return Number.isNaN(until_ms)
    ? undefined
    : Math.max(0, Math.ceil((until_ms - now.getTime()) / 1000));
}
