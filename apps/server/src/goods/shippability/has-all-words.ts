import type { NamesText } from "../../kernel/db/columns.ts";

/** True when a text is written in every language: a customer who meets it reads one of them. */
export const hasAllWords = (text: NamesText): boolean =>
  Object.values(text).every((words) => words.trim() !== "");
