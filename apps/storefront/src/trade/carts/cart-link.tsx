import { badgeOf } from "@sampan/domain/kernel/badge";
import { CountBadge, glassButtonLook } from "@sampan/ui/icon-button";
import { CartIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useCartCount } from "./use-cart-count.ts";

/** The way to the cart from over a picture, with its count. [AGNT-05] [AGNT-06] */
export function CartLink() {
  const t = useTranslations("common.nav");
  const count = useCartCount();
  return (
    <Link
      {...pathTo.cart}
      aria-label={count > 0 ? t("cartCounted", { count: badgeOf(count) }) : t("cart")}
      className={glassButtonLook}
    >
      <CartIcon />
      <CountBadge count={count} />
    </Link>
  );
}
