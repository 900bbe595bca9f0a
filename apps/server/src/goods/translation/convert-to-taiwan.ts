import { configs } from "opencc-js/preset/cn2t";
import { convertByDictionary, type Way } from "./convert-by-dictionary.ts";

/**
 * A text in the characters and phrases of Taiwan, for what exists in simplified Chinese only; nobody is asked,
 * so it is never missing. [I18N-06] [NFR-01] [TRAN-03]
 */
export const convertToTaiwan = convertByDictionary(() => configs["s2twp"] as unknown as Way);
