import { configs } from "opencc-js/preset/t2cn";
import { convertByDictionary, type Way } from "./convert-by-dictionary.ts";

/**
 * What people in Taiwan write, in the characters and phrases of the Mainland, where the sellers are: their
 * marketplaces find little for 連衣裙 and 滑鼠. [NFR-01]
 */
export const convertToMainland = convertByDictionary(() => configs["tw2sp"] as unknown as Way);
