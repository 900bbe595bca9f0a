import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { Tabs } from "@sampan/ui/tabs";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useSession } from "../../shell/session.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { isUnread } from "../../shell/is-unread.ts";
import { ListEnd } from "../../shell/list-end.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { CouponCard } from "./coupon-card.tsx";
import { couponsQuery, type CouponState, couponStates } from "./coupon-queries.ts";

const panelId = "coupons";

/** The customer's coupons: those to use, those used and those expired apart. [CPN-12] */
export function CouponsPage({ state }: { readonly state: CouponState }) {
  const t = useTranslations("coupons");
  const navigate = useNavigate();
  const mayTake = !useSession()?.hidden_features.includes("take_coupons");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter)">
        <Tabs
          label={t("tabs.label")}
          tabs={couponStates.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={state}
          onChange={(value) => void navigate({ ...ownPathTo.couponsOf(value), replace: true })}
          panelId={panelId}
        />
        <nav className="flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label={t("title")}>
          {mayTake && (
            <Link {...ownPathTo.couponsPage("/getCoupon")} className="tap text-brand">
              {t("take.title")}
            </Link>
          )}
          <Link {...ownPathTo.couponsPage("/discountCoupon")} className="tap text-brand">
            {t("discount")}
          </Link>
          <Link {...ownPathTo.couponsPage("/voucherHistory")} className="tap text-brand">
            {t("received")}
          </Link>
        </nav>
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${state}`}>
          <CouponList state={state} />
        </div>
      </div>
    </main>
  );
}

function CouponList({ state }: { readonly state: CouponState }) {
  const t = useTranslations("coupons.empty");
  const query = couponsQuery(state);
  const list = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    throwOnError: isUnread,
  });
  if (!list.data) return <CouponsLoading />;
  const coupons = list.data.pages.flatMap(({ datalist }) => datalist);
  if (coupons.length === 0)
    return (
      <ReadAnew of={query}>
        <EmptyState title={t(state)} body={t("body")} />
      </ReadAnew>
    );
  return (
    <ReadAnew of={query}>
      <ul className="stack mb-3">
        {coupons.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      <ListEnd list={list}>
        <CouponsLoading />
      </ListEnd>
    </ReadAnew>
  );
}

export function CouponsLoading() {
  const t = useTranslations("coupons");
  return (
    <LoadingRegion label={t("loading")}>
      <div className="stack">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-28 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  );
}
