import { ok, refuse, type Result } from "@sampan/domain/kernel/result";

/** What somebody wrote as day and minute of their own clock, as an instant for the call; nothing where they wrote nothing. */
export function readMoment(
  text: string,
): Result<{ readonly at?: string }, { readonly code: "not_a_moment" }> {
  const written = text.trim();
  if (written === "") return ok({});
  const [, day, minute] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(written) ?? [];
  const moment = new Date(`${day}T${minute}`);
  return Number.isNaN(moment.getTime())
    ? refuse({ code: "not_a_moment" })
    : ok({ at: moment.toISOString() });
}
