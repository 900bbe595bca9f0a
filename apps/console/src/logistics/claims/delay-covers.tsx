import {
  declineDelayCover,
  listDelayCovers,
  payDelayCover,
  type WaitingCover,
} from "@sampan/contract/logistics/claims/staff-delay-covers";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Amount } from "../../kit/amount.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { RowsOfPage } from "../../kit/rows-of-page.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { FirstSignature } from "../../trade/refunds/first-signature.tsx";
import { useWordsOfPayout } from "../../trade/refunds/use-words-of-payout.ts";

interface DelayCoversProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

const size = 20;

/** Shares of freight that are due for delays and that facts may not pay by themselves. [BO-28] */
export function DelayCovers({ page, onPage }: DelayCoversProps) {
  const t = useTranslations("consoleClaims.delays");
  const asked = useQuery({
    ...queryPage(listDelayCovers, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const [declining, decline] = useState<WaitingCover>();
  return (
    <>
      <RowsOfPage
        label={t("tab")}
        rowKey="id"
        asked={asked}
        columns={useColumns(decline)}
        nothing={<Nothing title={t("empty")} body={t("emptyHint")} />}
        page={page}
        size={size}
        onPage={onPage}
      />
      {declining && <Decline cover={declining} onClose={() => decline(undefined)} />}
    </>
  );
}

function useColumns(decline: (cover: WaitingCover) => void): TableColumnsType<WaitingCover> {
  const t = useTranslations("consoleClaims");
  return [
    {
      title: t("delays.parcel"),
      render: (_, { parcel_tid, uid }) => (
        <>
          <span className="strong">{parcel_tid}</span>
          <br />
          <CustomerLink uid={uid} name={uid} />
        </>
      ),
    },
    {
      title: t("delays.late"),
      render: (_, { promised_days, over_days }) =>
        t("delays.days", { promised: promised_days, days: over_days }),
    },
    {
      title: t("delays.freight"),
      align: "right",
      render: (_, { freight, currency }) => <Amount cents={freight} currency={currency} />,
    },
    {
      title: t("delays.share"),
      align: "right",
      render: (_, { amount, currency, share_bp, ...cover }) => (
        <>
          <Amount className="strong" cents={amount} currency={currency} /> · {share_bp / 100}%
          <FirstSignature payout={cover} />
        </>
      ),
    },
    { title: t("delays.foundAt"), render: (_, { found_at }) => formatMinute(found_at) },
    {
      key: "acts",
      title: <ActsTitle />,
      align: "right",
      render: (_, cover) =>
        cover.needs_other ? (
          <span className="small-text muted">{t("delays.needsOther")}</span>
        ) : (
          cover.acts.length > 0 && (
            <>
              <Button size="small" danger onClick={() => decline(cover)}>
                {t("delays.decline")}
              </Button>{" "}
              <Pay cover={cover} />
            </>
          )
        ),
    },
  ];
}

function Pay({ cover }: { readonly cover: WaitingCover }) {
  const { id, amount, currency } = cover;
  const t = useTranslations("consoleClaims");
  const signed = useTranslations("consoleRefunds.two");
  const confirm = useConfirm();
  const wordsOf = useWordsOfPayout();
  const pay = useCommand(payDelayCover, {
    told: ({ paid }) => (paid === "signed" ? signed("signed") : t("paid")),
  });
  const sum = formatAmount(amount, currency);
  const words = wordsOf(
    { ...cover, number: id, amount: sum },
    {
      title: t("delays.payTitle", { bill: id }),
      consequence: t("payConsequence", { amount: sum }),
      confirm: t("pay", { amount: sum }),
    },
  );
  return (
    <Button
      size="small"
      type="primary"
      className="mango"
      loading={pay.isRunning}
      onClick={() => confirm({ ...words, kind: "mango", then: () => pay.run({ id }) })}
    >
      {words.confirm}
    </Button>
  );
}

function Decline({
  cover: { id },
  onClose,
}: {
  readonly cover: WaitingCover;
  readonly onClose: () => void;
}) {
  const t = useTranslations("consoleClaims.delays");
  const decline = useCommand(declineDelayCover, { told: t("declined"), whenDone: onClose });
  return (
    <ReasonDialog
      title={t("declineTitle", { bill: id })}
      consequence={t("declineConsequence")}
      label={t("declineReason")}
      confirm={t("decline")}
      isRunning={decline.isRunning}
      onCancel={onClose}
      onConfirm={(reason) => decline.run({ id, reason })}
    />
  );
}
