import { writeQuestion } from "@sampan/storefront/native/envelope";
import type { Surroundings } from "./phone.ts";

/** Said of this web view, so that a page that is loaded anew does not go where the app was opened again. */
const entered = "sampan.entered";

interface Way extends Surroundings {
  readonly tell: (text: string) => void;
}

/**
 * Whoever taps a link of the shop, shares something with the app or taps a message is led to that page: the page is asked, and
 * goes to pages of its own only. [NATV-06] [NATV-15]
 */
export function leadIn(page: Window, { shop, phone, tell }: Way): void {
  let count = 0;
  const ask = (name: "adsUrl" | "broadcast", params: object): void =>
    tell(writeQuestion(`shell-${String((count += 1))}`, name, params));
  const open = (url: string): void => {
    if (URL.parse(url)?.origin === shop) ask("adsUrl", { url });
  };
  phone.follow({
    linkOpened: open,
    messageOpened: (link) => {
      if (link.startsWith("/")) open(`${shop}${link}`);
    },
    cameToFront: () => ask("broadcast", { event: "came_to_front" }),
  });
  if (page.sessionStorage.getItem(entered) !== null) return;
  page.sessionStorage.setItem(entered, "1");
  void phone.openedBy().then((url) => {
    if (url !== undefined) open(url);
  });
}
