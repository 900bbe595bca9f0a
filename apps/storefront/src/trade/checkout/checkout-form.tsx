import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Amount } from "@sampan/ui/amount";
import { Button } from "@sampan/ui/button";
import { ErrorState } from "@sampan/ui/states";
import { showToast } from "@sampan/ui/toast";
import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { loadCode } from "../../shell/load-code.ts";
import { faultWords } from "../../shell/fault-words.ts";
import { ActivityPart } from "./activity-part.tsx";
import { AddressPick } from "./address-pick.tsx";
import { ChoiceRows } from "./choice-rows.tsx";
import { DoorSum } from "./door-sum.tsx";
import { GoodsToCheckOut } from "./goods-to-check-out.tsx";
import type { HandedOverLines } from "./handed-over-lines.ts";
import { PersonPart } from "./person-part.tsx";
import { RemarkField } from "./remark-field.tsx";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { idOfPart } from "./checkout-part.tsx";
import { TermsTicks } from "./terms-ticks.tsx";
import { TransportPick } from "./transport-pick.tsx";
import { usePlaceOrder } from "./use-place-order.ts";
import { useCheckout, type Checkout } from "./use-checkout.ts";

const DoorPriceRow = lazy(async () => ({
  default: (await loadCode(() => import("../door-price/door-price-row.tsx"))).DoorPriceRow,
}));

/** Everything an order needs, what it costs to the door, and the way to have it reviewed. [CHK-10] */
export function CheckoutForm({ handedOver }: { readonly handedOver: HandedOverLines }) {
  const checkout = useCheckout(handedOver);
  const { isError } = checkout.preview;
  return (
    <>
      <div className="split stack px-(--gutter) pt-1">
        <div className="stack">
          <PersonPart checkout={checkout} />
          <AddressPick checkout={checkout} />
          {isError ? <PreviewFault checkout={checkout} /> : <Choices checkout={checkout} />}
        </div>
        {!isError && (
          <div className="side stay panel stack">
            <DoorSum checkout={checkout} />
            <TermsTicks checkout={checkout} />
            <SubmitBar checkout={checkout} />
          </div>
        )}
      </div>
      <BarSpace />
    </>
  );
}

const Choices = ({ checkout }: { readonly checkout: Checkout }) => (
  <>
    <GoodsToCheckOut checkout={checkout} />
    <ActivityPart checkout={checkout} />
    <TransportPick checkout={checkout} />
    <ChoiceRows checkout={checkout} />
    <RemarkField checkout={checkout} />
    <DoorEstimate checkout={checkout} />
  </>
);

/** By what is chosen so far. */
function DoorEstimate({ checkout: { handedOver, draft } }: { readonly checkout: Checkout }) {
  const { transport, is_tax_included, insurance, coupon_id } = draft;
  const lines = handedOver.lines.map(({ item_id, num }) => ({ item_id, num }));
  return (
    <Suspense>
      <DoorPriceRow asked={{ lines, transport, is_tax_included, insurance, coupon_id }} />
    </Suspense>
  );
}

function PreviewFault({ checkout: { preview } }: { readonly checkout: Checkout }) {
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  return (
    <ErrorState
      title={words("fault.title")}
      body={faultWords(speech.say, preview.error)}
      action={
        <Button busy={preview.isFetching} onClick={() => void preview.refetch()}>
          {words("retry")}
        </Button>
      }
    />
  );
}

function SubmitBar({ checkout }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const placing = usePlaceOrder(checkout);
  const { preview, firstPart, draft } = checkout;
  const sums = preview.data?.data.sums;
  const submit = (): void => {
    checkout.setTried(true);
    if (firstPart === undefined) return placing.mutate();
    showToast({ message: t("seeAbove"), tone: "danger" });
    return document.getElementById(idOfPart(firstPart))?.focus();
  };
  return (
    <ActionBar label={t("bar.label")}>
      <div className={barFactLook} aria-live="polite" aria-busy={preview.isFetching}>
        <p className="text-xs text-text-3">
          {t(draft.pay_mode === "once" ? "bar.only" : "bar.first")}
        </p>
        {sums && (
          <Amount cents={sums.first_instalment} currency={sums.currency} size="md" isPrice />
        )}
      </div>
      <Button
        variant="action"
        className={barActionLook}
        busy={placing.isPending}
        disabled={preview.isPending}
        onClick={submit}
      >
        {t("submit")}
      </Button>
    </ActionBar>
  );
}
