import { Converter } from "opencc-js/cn2t";

/** Simplified to Taiwan's characters and phrases. Built on first use: its dictionaries take some 90 MB. */
let toTaiwan: ((text: string) => string) | undefined;

/** What was converted lately: a list of thirty titles is looked at far more often than it changes. */
const converted = new Map<string, string>();
/** A title and its conversion take a few hundred bytes. */
const converted_max = 20_000;

/** A text in the characters and phrases of Taiwan; nobody is asked, so it is never missing. [TRAN-03] */
export const convertToTaiwan = (text: string): string => {
  const known = converted.get(text);
  if (known !== undefined) return known;
  toTaiwan ??= Converter({ from: "cn", to: "twp" });
  const taiwanese = toTaiwan(text);
  if (converted.size >= converted_max) converted.delete(converted.keys().next().value ?? "");
  converted.set(text, taiwanese);
  return taiwanese;
};
