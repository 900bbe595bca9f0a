import { placeholdersOf, type PlaceholderKind } from "@sampan/locales/placeholders-of";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";

type Placeholders = ReadonlyMap<string, PlaceholderKind>;

/**
 * Holds new words to the built ones: the same placeholders and tags, each used as the built text or its
 * source uses it, because that is what the page fills in. Refuses `message_unreadable` and
 * `placeholders_differ` with those that are expected. [BO-51] [I18N-05]
 */
export function checkMessage(
  message: string,
  { built, source }: { readonly built: string; readonly source: string },
): Result<undefined, Refusal<"message_unreadable" | "placeholders_differ">> {
  const written = readPlaceholders(message);
  if (!written) return refuse({ code: "message_unreadable" });
  const expected = placeholdersOf(built);
  const others = placeholdersOf(source);
  const isSame =
    written.size === expected.size &&
    [...written].every(([name, kind]) => kind === expected.get(name) || kind === others.get(name));
  if (isSame) return ok(undefined);
  return refuse({ code: "placeholders_differ", values: { expected: listed(expected) } });
}

function readPlaceholders(message: string): Placeholders | undefined {
  try {
    return placeholdersOf(message);
  } catch (cause) {
    // The parser has no other word for a message that is none.
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

const listed = (placeholders: Placeholders): string =>
  [...placeholders]
    .map(([name, kind]) => (kind === "tag" ? `<${name}>` : `{${name}}`))
    .join(", ") || "–";
