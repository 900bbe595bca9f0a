import { badgeOf } from "@sampan/domain/kernel/badge";
import { CountBadge } from "@sampan/ui/icon-button";
import { HeadsetIcon } from "@sampan/ui/icons-account";
import {
  BoxIcon,
  CartIcon,
  FindIcon,
  HomeIcon,
  InfoIcon,
  PersonIcon,
} from "@sampan/ui/icons-frame";
import { DocumentIcon } from "@sampan/ui/icons-goods";
import { GlobeIcon } from "@sampan/ui/icons-places";
import { Sheet } from "@sampan/ui/sheet";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { useCartCount } from "../trade/carts/use-cart-count.ts";

/** Nine places, each a tap away. [NFR-05] */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("common");
  const mine = useTranslations("mine");
  const ask = useTranslations("workOrders");
  const count = useCartCount();
  const places: readonly Place[] = [
    { ...pathTo.home, icon: <HomeIcon />, label: t("nav.home") },
    { ...pathTo.find, icon: <FindIcon />, label: t("nav.find") },
    {
      ...pathTo.cart,
      icon: <CartIcon />,
      label: t("nav.cart"),
      count,
      name: count > 0 ? t("nav.cartCounted", { count: badgeOf(count) }) : undefined,
    },
    { ...pathTo.orders, icon: <DocumentIcon />, label: mine("orders.title") },
    { ...pathTo.parcels, icon: <BoxIcon />, label: mine("entries.parcels") },
    { ...pathTo.problems, icon: <InfoIcon />, label: mine("entries.help") },
    { ...pathTo.workOrders, icon: <HeadsetIcon />, label: ask("ask") },
    { ...pathTo.settings, icon: <GlobeIcon />, label: mine("entries.language") },
    { ...pathTo.mine, icon: <PersonIcon />, label: t("nav.mine") },
  ];
  return (
    <Sheet open onClose={onClose} title={t("quickMenu")} closeLabel={t("close")}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.5rem,30%)),1fr))] gap-2">
        {places.map(({ to, ...place }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onClose}
              aria-label={place.name}
              className="relative grid h-full min-h-20 content-start justify-items-center gap-1 rounded-card px-2 py-3 text-center text-sm break-words active:bg-surface-2 aria-[current=page]:font-[650] aria-[current=page]:text-brand"
            >
              <PlaceWords {...place} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface Place {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly icon: ReactNode;
  readonly label: string;
  readonly count?: number;
  /** What it is called where that is more than its label. */
  readonly name?: string | undefined;
}

const PlaceWords = ({ icon, label, count = 0 }: Omit<Place, "to">) => (
  <>
    {icon}
    <span className="min-w-0">{label}</span>
    <CountBadge count={count} className="top-2 right-[calc(50%-24px)]" />
  </>
);
