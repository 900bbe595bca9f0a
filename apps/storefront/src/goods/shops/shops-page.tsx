import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, EndOfList, Skeleton } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { shopsQuery } from "../own-goods/own-goods-query.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { ShopCard } from "./shop-card.tsx";

/** Shops that staff recommend, each with some of its goods and the way to all of them. [RT-10] */
export function ShopsPage() {
  const t = useTranslations("ownGoods");
  const words = useTranslations("common");
  const { data: shops } = useSuspenseQuery(shopsQuery);
  return (
    <main id="content">
      <PageHeader title={t("shops.title")} back={<BackButton />} />
      <div className="px-(--gutter) pt-1">
        {shops.datalist.length === 0 ? (
          <EmptyState
            title={t("shops.empty")}
            body={t("shops.emptyBody")}
            action={
              <Link {...pathTo.ownGoods()} className={buttonLook({ variant: "soft" })}>
                {t("empty.toAll")}
              </Link>
            }
          />
        ) : (
          <ReadAnew of={shopsQuery}>
            <ul className="stack">
              {shops.datalist.map((shop, position) => (
                <li key={shop.id} className="grid min-w-0">
                  <ShopCard shop={shop} isEager={position < 2} />
                </li>
              ))}
            </ul>
            <EndOfList>{words("end")}</EndOfList>
          </ReadAnew>
        )}
      </div>
    </main>
  );
}

export function ShopsSkeleton() {
  const t = useTranslations("ownGoods.shops");
  return (
    <PageSkeleton title={t("title")}>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-62 rounded-card" />
      ))}
    </PageSkeleton>
  );
}
