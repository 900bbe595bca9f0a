import type { Language } from "@sampan/domain/kernel/language";
import compile from "icu-minify/compile";
import { type Held, holdNewest } from "../../kernel/settings/hold-newest.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { ChangedTexts } from "../../kernel/say/changed-texts.ts";
import { findOverrides } from "./text-override-queries.ts";

interface Known {
  /** What it was read from: while that is the same, it is the same. */
  readonly rows: string;
  readonly messages: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>>;
  readonly compiled: Readonly<Partial<Record<Language, Readonly<Record<string, unknown>>>>>;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** Holds the changed texts of a database. There are none until the first `refresh`. */
export function createChangedTexts({ database }: Pick<Needs, "database">): ChangedTexts {
  const first: Known = { rows: "[]", messages: {}, compiled: {} };
  const known: Held<Known> = holdNewest(first, async () => {
    const overrides = await findOverrides(database.db);
    const rows = JSON.stringify(overrides);
    const held = known.newest();
    return rows === held.rows ? held : { rows, ...sortByLanguage(overrides) };
  });
  return {
    refresh: known.refresh,
    messagesIn: (language) => known.newest().messages[language] ?? nothing,
    compiledIn: (language) => known.newest().compiled[language],
  };
}

function sortByLanguage(
  overrides: Awaited<ReturnType<typeof findOverrides>>,
): Pick<Known, "messages" | "compiled"> {
  const messages: Partial<Record<Language, Map<string, string>>> = {};
  const compiled: Partial<Record<Language, Record<string, unknown>>> = {};
  for (const { language, key, message } of overrides) {
    (messages[language] ??= new Map()).set(key, message);
    (compiled[language] ??= {})[key] = compile(message);
  }
  return { messages, compiled };
}
