import type { CouponOffer } from "@sampan/contract/money/coupon-shapes";
import { Button } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { TextField } from "@sampan/ui/text-field";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { CouponOfferCard } from "./coupon-offer-card.tsx";
import { couponOffersQuery } from "./listed-coupon-queries.ts";
import { CouponsLoading } from "./coupons-page.tsx";
import { useTakeCoupon } from "./use-take-coupon.ts";

/** What campaigns give, coupons that the customer may take, and a field for the code of one that is not listed. [RT-93] */
export function TakeCouponsPage({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("coupons");
  const list = useSuspenseInfiniteQuery(couponOffersQuery);
  const offers = list.data.pages.flatMap(({ datalist }) => datalist);
  return (
    <main id="content">
      <PageHeader title={t("take.title")} back={<BackButton />} />
      <div className="stack px-(--gutter)">
        {children}
        <CodeForm />
        {offers.length === 0 ? (
          <EmptyState title={t("take.none")} body={t("empty.body")} />
        ) : (
          <ReadAnew of={couponOffersQuery}>
            <ul className="stack mb-3">
              {offers.map((offer) => (
                <Offer key={offer.code} offer={offer} />
              ))}
            </ul>
            <ListEnd list={list}>
              <CouponsLoading />
            </ListEnd>
          </ReadAnew>
        )}
      </div>
    </main>
  );
}

function Offer({ offer }: { readonly offer: CouponOffer }) {
  const t = useTranslations("coupons");
  const { isBusy, begin: take } = useTakeCoupon();
  const why = offer.refusal === "limit" ? "take.had" : "take.gone";
  return (
    <li>
      <CouponOfferCard offer={offer}>
        <Button
          variant="action"
          wide
          className="mt-3"
          busy={isBusy}
          disabled={offer.refusal !== null}
          onClick={() => void take(offer.code)}
        >
          {offer.refusal === null ? t("take.take") : t(why)}
        </Button>
      </CouponOfferCard>
    </li>
  );
}

function CodeForm() {
  const t = useTranslations("coupons");
  const { isBusy, begin: take } = useTakeCoupon();
  const [code, setCode] = useState("");
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "") void take(code);
      }}
    >
      <TextField
        label={t("take.code")}
        name="code"
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="soft" wide busy={isBusy}>
        {t("take.redeem")}
      </Button>
    </form>
  );
}
