import { forgetAppData, readAppData } from "../../native/app-data.ts";
import type { Clipboard } from "./watch-clipboard.ts";

/** Where the app keeps what was copied. */
const record = "clipboard";

/** What the app around this page gives of the clipboard, and its record of it. [NATV-11] [CLIP-05] [CLIP-06] */
export const appClipboard: Clipboard = {
  read: () => readAppData(record),
  clear: () => forgetAppData(record),
};
