import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { CouponOfferCard } from "./coupon-offer-card.tsx";
import { couponDetailQuery } from "./listed-coupon-queries.ts";
import { CouponsLoading } from "./coupons-page.tsx";

/** The terms of one coupon, for anybody who has its code. [RT-28] */
export function CouponDetailPage({ code }: { readonly code: string }) {
  const t = useTranslations("coupons");
  const query = couponDetailQuery(code);
  const { data, isPending } = useQuery(query);
  return (
    <main id="content">
      <PageHeader title={t("detail")} back={<BackButton />} />
      <div className="stack px-(--gutter)">
        {data ? (
          <ReadAnew of={query}>
            <CouponOfferCard offer={data.data}>
              <p className="mt-1 text-xs break-all text-text-3 tabular-nums">
                {t("code", { code: data.data.code })}
              </p>
            </CouponOfferCard>
          </ReadAnew>
        ) : isPending ? (
          <CouponsLoading />
        ) : (
          <EmptyState title={t("unknown")} body={t("unknownBody")} />
        )}
      </div>
    </main>
  );
}
