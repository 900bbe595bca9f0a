import { query } from "@sampan/client/query";
import { useDebounced } from "@sampan/client/use-debounced";
import { postBill, previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import { formatAmount } from "@sampan/domain/kernel/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { BillArithmetic } from "./bill-arithmetic.tsx";
import { BillChoices, type Choices, noChoices } from "./bill-choices.tsx";
import { BillHead } from "./bill-head.tsx";
import { BillLines } from "./bill-lines.tsx";
import type { Preview } from "./bill-preview.ts";
import type { BillingGroup } from "./billing-group.ts";

/** One bill before it goes out: parcels, the arithmetic of what leaves together, what staff adds or takes off, and what is due. */
export function BillPane({ group }: { readonly group: BillingGroup }) {
  const t = useTranslations("consoleBilling");
  const [choices, setChoices] = useState<Choices | undefined>(noChoices);
  const debounced = useDebounced(choices);
  const input = { order_tid: group.order_tids[0] ?? "", ...(debounced ?? noChoices) };
  const asked = useQuery({
    ...query(previewBill, input, { asksLogin: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isReady = choices !== undefined && choices === debounced && !asked.isPlaceholderData;
  return (
    <section className="panel bill-pane" aria-label={t("pane", { tid: input.order_tid })}>
      <BillHead group={group} />
      <div className="body padded">
        <BillChoices currency={group.currency} onChange={setChoices} />
        <Loaded asked={asked} skeletonRows={8}>
          {({ data: preview }) => (
            <div className="stack">
              {preview.shipments.map((shipment) => (
                <BillArithmetic
                  key={shipment.parcel_tids[0]}
                  shipment={shipment}
                  parcels={preview.arithmetic.filter(({ parcel_tid }) =>
                    shipment.parcel_tids.includes(parcel_tid),
                  )}
                  currency={preview.currency}
                />
              ))}
              <BillLines preview={preview} region={group.region} />
            </div>
          )}
        </Loaded>
      </div>
      {asked.data && !asked.error && (
        <PostBill preview={asked.data.data} input={input} isReady={isReady} />
      )}
    </section>
  );
}

interface PostBillProps {
  readonly preview: Preview;
  readonly input: Choices & { readonly order_tid: string };
  readonly isReady: boolean;
}

/** Posting opens the second payment, or credits what was paid too much in advance. [BO-16] [BO-18] */
function PostBill({ preview, input, isReady }: PostBillProps) {
  const t = useTranslations("consoleBilling.post");
  const confirm = useConfirm();
  const post = useCommand(postBill, { told: t("done") });
  const amount = formatAmount(Math.abs(preview.due), preview.currency);
  const kind = preview.due > 0 ? "due" : preview.due < 0 ? "credit" : "even";
  const ask = () =>
    confirm({
      title: t("title", { tids: preview.order_tids.join("、") }),
      consequence: t(`consequence.${kind}`, { amount }),
      confirm: t(`confirm.${kind}`, { amount }),
      kind: kind === "due" ? "mango" : "plain",
      then: () => post.run(input),
    });
  return (
    <footer>
      <span className="grow small-text faint">{t(`consequence.${kind}`, { amount })}</span>
      <Button
        type="primary"
        size="large"
        className={kind === "due" ? "mango" : ""}
        disabled={!isReady}
        loading={post.isRunning}
        onClick={ask}
      >
        {t(`confirm.${kind}`, { amount })}
      </Button>
    </footer>
  );
}
