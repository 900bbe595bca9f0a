import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { queryCartList } from "@sampan/contract/trade/carts/carts";
import { queryOrderList } from "@sampan/contract/trade/orders/orders";
import { platformOfAddress } from "@sampan/domain/goods/sourcing/listing-address";
import { ownPath } from "@sampan/domain/kernel/http/own-path";
import type { RegisteredRouter } from "@tanstack/react-router";
import { ownShop } from "../../goods/cards/goods-link.tsx";
import type { ParamsOf } from "../../native/messages.ts";
import type { Answerers } from "../../native/open-bridge.ts";
import { pathTo } from "../../paths.ts";
import { atMostOncePer } from "../../shell/at-most-once-per.ts";
import { sessionQuery } from "../../shell/session.ts";
import { sessionNames, userNames } from "./names-of-session.ts";

/** Between two events of one kind that are acted on, so that an app that never stops telling does not make a page that never stops asking. */
const gap_ms = 500;

/**
 * What the storefront answers an app. The cookie alone says who somebody is: what the app believes of sessions and users
 * makes the page ask the server, and nothing more. [NATV-02] [NATV-04] [ERR-15]
 */
export function answerApp(router: RegisteredRouter, page: Window): Answerers {
  const { queryClient } = router.options.context;
  const now_ms = () => performance.now();
  const session = () => queryClient.getQueryData(sessionQuery.queryKey)?.data ?? null;
  const anew = (...queryKey: readonly string[]) =>
    void queryClient.invalidateQueries({ queryKey: [...queryKey] });
  const askAnew = () => anew(...sessionQuery.queryKey.slice(0, 1).map(String));
  const readers = {
    session_changed: askAnew,
    came_to_front: askAnew,
    cart_changed: () => [queryCartList, getCartCount].forEach(({ path }) => anew(path)),
    order_placed: () => anew(queryOrderList.path),
    // The page speaks the language that was chosen on it.
    language_changed: () => undefined,
  } satisfies Record<ParamsOf<"broadcast">["event"], () => void>;
  const calmly = Object.fromEntries(
    Object.keys(readers).map((event) => [event, atMostOncePer(gap_ms, now_ms)]),
  );
  return {
    getUid: () => {
      const named = session();
      return named ? { uid: named.uid } : "not_logged_in";
    },
    getTkUid: () => {
      const named = session();
      return named ? { uid: named.uid, token: named.token } : "not_logged_in";
    },
    session: ({ session: believed }) => {
      const named = session();
      if (believed !== undefined && believed?.token !== named?.token) readers.session_changed();
      return { session: sessionNames(named) };
    },
    user: ({ user: believed }) => {
      const named = session();
      if (believed !== undefined && believed?.uid !== named?.uid) readers.session_changed();
      return { user: userNames(named) };
    },
    adsUrl: ({ url }) => {
      // An advertisement of the app may lead to our own pages; a foreign one is the app's own to show.
      const path = pathHere(url, page.location.origin);
      if (path === undefined) return "refused";
      void router.navigate({ href: path });
      return {};
    },
    product: ({ action, productInfo }) => {
      const to = action === "open" ? addressOf(productInfo) : undefined;
      if (!to) return "refused";
      void router.navigate(to);
      return {};
    },
    broadcast: ({ event }) => {
      calmly[event]?.(readers[event]);
      return {};
    },
  };
}

/** The path of an address of ours; undefined for any other. */
export const pathHere = (url: string, origin: string): string | undefined =>
  url.startsWith(`${origin}/`) ? ownPath(url.slice(origin.length)) : undefined;

/** The page of one of our own goods, or of a listing that lies at the marketplace it names. */
function addressOf({ platform, id, url }: ParamsOf<"product">["productInfo"]) {
  if (platform === ownShop) return pathTo.ownProduct(id);
  const listed = platformOfAddress(url);
  return listed === platform ? pathTo.agentProduct({ id, platform: listed, url }) : undefined;
}
