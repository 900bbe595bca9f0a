import { query } from "@sampan/client/query";
import { getCartCount } from "@sampan/contract/carts";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../shell/session.ts";

export const cartCountQuery = query(getCartCount, {});

/** Lines in the cart, for badges. A count that cannot be read is no count, and no message. [ERR-10] */
export function useCartCount(): number {
  const session = useSession();
  const { data: answer } = useQuery({ ...cartCountQuery, enabled: Boolean(session) });
  return session ? (answer?.total ?? 0) : 0;
}
