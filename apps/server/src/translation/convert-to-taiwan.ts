import { Converter } from "opencc-js/cn2t";

/** Simplified to Taiwan's characters and phrases. Built on first use: its dictionaries take some 90 MB. */
let toTaiwan: ((text: string) => string) | undefined;

/** A text in the characters and phrases of Taiwan; nobody is asked, so it is never missing. [TRAN-03] */
export const convertToTaiwan = (text: string): string => {
  toTaiwan ??= Converter({ from: "cn", to: "twp" });
  return toTaiwan(text);
};
