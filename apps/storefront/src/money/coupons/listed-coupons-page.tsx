import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { CouponCard } from "./coupon-card.tsx";
import { discountCouponsQuery, receivedCouponsQuery } from "./listed-coupon-queries.ts";
import { CouponsLoading } from "./coupons-page.tsx";

const queries = { received: receivedCouponsQuery, discount: discountCouponsQuery } as const;

/** Coupons without tabs: all that ever came, or those for goods that can be used. [RT-16] [RT-80] */
export function ListedCouponsPage({ list }: { readonly list: keyof typeof queries }) {
  const t = useTranslations("coupons");
  const pages = useSuspenseInfiniteQuery(queries[list]);
  const coupons = pages.data.pages.flatMap(({ datalist }) => datalist);
  return (
    <main id="content">
      <PageHeader title={t(list)} back={<BackButton />} />
      <ReadAnew of={queries[list]} className="stack px-(--gutter)">
        {coupons.length === 0 ? (
          <EmptyState title={t("empty.unused")} body={t("empty.body")} />
        ) : (
          <>
            <ul className="stack mb-3">
              {coupons.map((coupon) => (
                <CouponCard key={coupon.id} coupon={coupon} />
              ))}
            </ul>
            <ListEnd list={pages}>
              <CouponsLoading />
            </ListEnd>
          </>
        )}
      </ReadAnew>
    </main>
  );
}
