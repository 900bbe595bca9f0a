import type { Language } from "@sampan/domain/language";
import compile from "icu-minify/compile";
import type { Needs } from "../needs.ts";
import type { ChangedTexts } from "./changed-texts.ts";
import { findOverrides } from "./text-override-queries.ts";

interface Known {
  readonly messages: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>>;
  readonly compiled: Readonly<Partial<Record<Language, Readonly<Record<string, unknown>>>>>;
}

/** A change made in another process is said here after this, at the latest. */
const fresh_ms = 15_000;
const nothing: ReadonlyMap<string, string> = new Map();

/** Keeps the changed texts in memory and reads them anew, behind an answer, once they may be old. */
export function createChangedTexts({
  database,
  clock,
  log,
}: Pick<Needs, "database" | "clock" | "log">): ChangedTexts {
  let known: Known = { messages: {}, compiled: {} };
  let read_at = 0;

  async function refresh(): Promise<void> {
    read_at = clock().getTime();
    known = sortByLanguage(await findOverrides(database.db));
  }
  function refreshWhenOld(): void {
    if (clock().getTime() - read_at < fresh_ms) return;
    // The texts of a moment ago are still texts; whoever runs the house hears of it.
    refresh().catch((fault: unknown) => log.error(fault, "changed texts were not read"));
  }
  return {
    refresh,
    messagesIn: (language) => {
      refreshWhenOld();
      return known.messages[language] ?? nothing;
    },
    compiledIn: (language) => {
      refreshWhenOld();
      return known.compiled[language];
    },
  };
}

function sortByLanguage(overrides: Awaited<ReturnType<typeof findOverrides>>): Known {
  const messages: Partial<Record<Language, Map<string, string>>> = {};
  const compiled: Partial<Record<Language, Record<string, unknown>>> = {};
  for (const { language, key, message } of overrides) {
    (messages[language] ??= new Map()).set(key, message);
    (compiled[language] ??= {})[key] = compile(message);
  }
  return { messages, compiled };
}
