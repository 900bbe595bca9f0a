import type { Shop } from "./shop.ts";

/**
 * What leads out of the shop into a new window is opened by the app, which has no windows; where it does not, the browser
 * opens it as it would have. Only https leaves. [NATV-06]
 */
export function openLinksByApp({ ask, page }: Shop): void {
  page.document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a[target=_blank]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      const { href, protocol, origin } = link;
      if (protocol !== "https:" || origin === page.location.origin) return;
      event.preventDefault();
      void ask("adsUrl", { url: href }).then((answer) => {
        if (!answer.ok) page.open(href, "_blank", "noopener,noreferrer");
      });
    },
    { capture: true },
  );
}
