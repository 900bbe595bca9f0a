import { badgeOf } from "@sampan/domain/kernel/badge";
import { BarPlace, barPlaceLook, BottomBar } from "@sampan/ui/bars";
import { CartIcon, CategoriesIcon, FindIcon, HomeIcon, PersonIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useCartCount } from "../trade/carts/use-cart-count.ts";
import { pathTo } from "../paths.ts";

/** The first of the eight groups: the page shows the others beside it. */
const firstGroup = 103;

/** Five places: home, categories, find in the middle, cart with its count, mine. */
export function BottomNavigation() {
  const t = useTranslations("common.nav");
  return (
    <BottomBar label={t("label")}>
      <MainPlaces />
    </BottomBar>
  );
}

export function MainPlaces() {
  const t = useTranslations("common.nav");
  const count = useCartCount();
  return (
    <>
      <li>
        <Link {...pathTo.home} activeOptions={{ exact: true }} className={barPlaceLook}>
          <BarPlace icon={<HomeIcon />} label={t("home")} />
        </Link>
      </li>
      <li>
        <Link {...pathTo.category(firstGroup)} className={barPlaceLook}>
          <BarPlace icon={<CategoriesIcon />} label={t("categories")} />
        </Link>
      </li>
      <li>
        <Link {...pathTo.find} className={barPlaceLook}>
          <BarPlace icon={<FindIcon />} label={t("find")} isRaised />
        </Link>
      </li>
      <li>
        <Link {...pathTo.cart} className={barPlaceLook}>
          {count > 0 && (
            <span className="sr-only">{t("cartCounted", { count: badgeOf(count) })}</span>
          )}
          <span aria-hidden={count > 0 || undefined} className="contents">
            <BarPlace icon={<CartIcon />} label={t("cart")} count={count} />
          </span>
        </Link>
      </li>
      <li>
        <Link {...pathTo.mine} className={barPlaceLook}>
          <BarPlace icon={<PersonIcon />} label={t("mine")} />
        </Link>
      </li>
    </>
  );
}
