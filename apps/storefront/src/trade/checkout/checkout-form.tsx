import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Amount } from "@sampan/ui/amount";
import { Button } from "@sampan/ui/button";
import { ErrorState } from "@sampan/ui/states";
import { showToast } from "@sampan/ui/toast";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { faultWords } from "../shell/fault-words.ts";
import { AddressPick } from "./address-pick.tsx";
import { ChoiceRows } from "./choice-rows.tsx";
import { DoorSum } from "./door-sum.tsx";
import { GoodsToSettle } from "./goods-to-settle.tsx";
import type { HandedOverLines } from "./handed-over-lines.ts";
import { PersonNotice } from "./person-notice.tsx";
import { RemarkField } from "./remark-field.tsx";
import { barActionLook, barFactLook } from "../shell/bar-looks.ts";
import { idOfPart } from "./settlement-part.tsx";
import { TermsTicks } from "./terms-ticks.tsx";
import { TransportPick } from "./transport-pick.tsx";
import { usePlaceOrder } from "./use-place-order.ts";
import { useSettlement, type Settlement } from "./use-settlement.ts";

/** Everything an order needs, what it costs to the door, and the way to have it reviewed. [CHK-10] */
export function SettlementForm({ handedOver }: { readonly handedOver: HandedOverLines }) {
  const settlement = useSettlement(handedOver);
  const { isError } = settlement.preview;
  return (
    <>
      <div className="stack px-(--gutter) pt-1">
        <PersonNotice settlement={settlement} />
        <AddressPick settlement={settlement} />
        {isError ? <PreviewFault settlement={settlement} /> : <Choices settlement={settlement} />}
      </div>
      <BarSpace />
      {!isError && <SubmitBar settlement={settlement} />}
    </>
  );
}

const Choices = ({ settlement }: { readonly settlement: Settlement }) => (
  <>
    <GoodsToSettle settlement={settlement} />
    <TransportPick settlement={settlement} />
    <ChoiceRows settlement={settlement} />
    <RemarkField settlement={settlement} />
    <DoorSum settlement={settlement} />
    <TermsTicks settlement={settlement} />
  </>
);

function PreviewFault({ settlement: { preview } }: { readonly settlement: Settlement }) {
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

function SubmitBar({ settlement }: { readonly settlement: Settlement }) {
  const t = useTranslations("settlement");
  const placing = usePlaceOrder(settlement);
  const { preview, firstPart, draft } = settlement;
  const sums = preview.data?.data.sums;
  const submit = (): void => {
    settlement.setTried(true);
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
