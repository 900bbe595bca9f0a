// A script of a page of the shop: built by the promise about the bridge, and run in a real browser.
import { findHost } from "../../../apps/storefront/src/native/find-host.ts";
import { openBridge, type Answerers } from "../../../apps/storefront/src/native/open-bridge.ts";

declare global {
  interface Window {
    /** What the page did because somebody told it to. */
    acted: string[];
  }
}

window.acted = [];
const act =
  <Answer extends object>(name: string, answer: Answer) =>
  (): Answer => {
    window.acted.push(name);
    return answer;
  };
const names = { uid: "4k7m9p2r5t8w", token: "the-token" };
const answerers: Answerers = {
  getUid: act("getUid", { uid: names.uid }),
  getTkUid: act("getTkUid", names),
  session: act("session", { session: null }),
  user: act("user", { user: null }),
  adsUrl: act("adsUrl", {}),
  product: act("product", {}),
  broadcast: act("broadcast", {}),
};
const host = findHost(window);
if (host) openBridge(host, answerers);
