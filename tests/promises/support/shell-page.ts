// The app's script with a phone that knows somebody, as it is put into every document of a web view.
import { openShell } from "../../../apps/shell/src/open-shell.ts";
import type { Phone } from "../../../apps/shell/src/phone.ts";

/** Put in when it is built. */
declare const shopOrigin: string;

const nothing = async (): Promise<undefined> => undefined;
const session = { token: "the-token", uid: "4k7m9p2r5t8w", expires_at: "2036-01-01 00:00:00" };
const phone: Phone = {
  readsCopied: true,
  copied: async () => "the-copied-text",
  clearCopied: nothing,
  kept: async (key) => (key === "session" ? JSON.stringify(session) : null),
  keep: nothing,
  forget: nothing,
  show: nothing,
  share: nothing,
  takePicture: nothing,
  askForMessages: nothing,
  openedBy: nothing,
  follow: () => undefined,
};
openShell(window, { shop: shopOrigin, phone });
