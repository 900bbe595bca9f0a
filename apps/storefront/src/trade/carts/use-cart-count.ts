import { query } from "@sampan/client/query";
import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "../../shell/session.ts";
import { useInBrowser } from "../../shell/use-in-browser.ts";
import { useKept } from "../../shell/use-kept.ts";
import { cartNum, deviceLines } from "./device-lines.ts";

export const cartCountQuery = query(getCartCount, {});

/**
 * Lines in the cart, for badges; a visitor's are those of the device. A count that cannot be read is the
 * last one known, and no message. The server draws none: a badge that the masthead of a wide window has read already waits
 * until the browser has taken over what the server drew. [CART-13] [ERR-10]
 */
export function useCartCount(): number {
  const session = useSession();
  const { data: answer } = useQuery({ ...cartCountQuery, enabled: Boolean(session) });
  const lastKnown = useKept(cartNum);
  const onDevice = useKept(deviceLines);
  const isTakenOver = useInBrowser(() => true);
  const total = session && isTakenOver ? answer?.total : undefined;
  useEffect(() => {
    if (total !== undefined) cartNum.keep(total);
    else if (session === null) cartNum.forget();
  }, [total, session]);
  return session ? (total ?? lastKnown) : onDevice.length;
}
