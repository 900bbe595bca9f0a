import { Card, sectionLinkLook } from "@sampan/ui/card";
import { CountBadge } from "@sampan/ui/icon-button";
import { BoxIcon, ForwardIcon, HomeIcon } from "@sampan/ui/icons-frame";
import { ClockIcon, PlaneIcon, WalletIcon } from "@sampan/ui/icons-goods";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { countsQuery } from "./mine-queries.ts";

const tabs = [
  { tab: "to_be_reviewed", Drawing: ClockIcon },
  { tab: "pending_payment", Drawing: WalletIcon },
  { tab: "in_progress", Drawing: BoxIcon },
  { tab: "shipped", Drawing: PlaneIcon },
  { tab: "signed", Drawing: HomeIcon },
] as const;

/** Orders by where they stand, each with how many there are. [ORD-09] [ACC-26] */
export function OrdersCard() {
  const t = useTranslations("mine.orders");
  const counts = useQuery(countsQuery).data?.data;
  return (
    <Card as="section" padded={false} aria-labelledby="orders">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3.5">
        <h2 id="orders" className="text-md font-[650]">
          {t("title")}
        </h2>
        <Link {...pathTo.orders} className={sectionLinkLook}>
          {t("all")}
          <ForwardIcon size="xs" />
        </Link>
      </div>
      <ul className="grid grid-cols-5 px-1 pt-2 pb-3.5 max-[279px]:grid-cols-3">
        {tabs.map(({ tab, Drawing }) => {
          const count = counts?.[tab] ?? 0;
          return (
            <li key={tab} className="min-w-0">
              <Link
                {...pathTo.ordersOfTab(tab)}
                className="grid justify-items-center gap-1.5 pt-2 text-center text-xs break-words text-text-2"
              >
                <span className="relative text-brand">
                  <Drawing />
                  <CountBadge count={count} className="-top-2 -right-3.5" />
                </span>
                <span className="max-w-full">
                  {t(`tabs.${tab}`)}
                  {count > 0 && <span className="sr-only"> {t("counted", { count })}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
