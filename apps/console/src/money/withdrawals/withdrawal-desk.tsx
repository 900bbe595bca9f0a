import { query } from "@sampan/client/query";
import { listWithdrawals } from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { useOpenRow } from "../../kit/open-row.ts";
import { PayoutFiles } from "./payout-files.tsx";
import { type Tab, tabs, type Withdrawal } from "./withdrawal.ts";
import { WithdrawalList } from "./withdrawal-list.tsx";
import { WithdrawalPane } from "./withdrawal-pane.tsx";
import "./withdrawals.css";

const route = getRouteApi("/frame/withdrawals");

/** From the application to what the bank says of it: audit, payout, and what came back. [BO-31] */
export function WithdrawalDesk() {
  const t = useTranslations("consoleWithdrawals");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = tabs.find((one) => one === search.tab) ?? "waiting";
  const asked = useQuery({
    ...query(listWithdrawals, { tab, page_size: 100 }, { asksLogin: true }),
    refetchInterval: 30_000,
  });
  return (
    <div className="desk">
      <Segmented<Tab>
        aria-label={t("tabs")}
        className="fit"
        value={tab}
        onChange={(chosen) => void navigate({ to: "/withdrawals", search: { tab: chosen } })}
        options={tabs.map((one) => ({ value: one, label: t(`tab.${one}`) }))}
      />
      {tab === "to_pay" && <PayoutFiles />}
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist }) => <Withdrawals withdrawals={datalist} tab={tab} open={search.number} />}
      </Loaded>
    </div>
  );
}

interface WithdrawalsProps {
  readonly withdrawals: readonly Withdrawal[];
  readonly tab: Tab;
  readonly open: string | undefined;
}

function Withdrawals({ withdrawals, tab, open }: WithdrawalsProps) {
  const t = useTranslations("consoleWithdrawals");
  const navigate = useNavigate();
  const choose = ({ number }: Withdrawal) =>
    void navigate({ to: "/withdrawals", search: { tab, number }, replace: true });
  const isNamed = ({ number }: Withdrawal) => number === open;
  const chosen = useOpenRow({ rows: withdrawals, isNamed, open: choose });
  if (!chosen)
    return (
      <section className="panel">
        <Nothing title={t(`empty.${tab}`)} />
      </section>
    );
  return (
    <div className="two-panes even">
      <WithdrawalList withdrawals={withdrawals} tab={tab} chosen={chosen} onChoose={choose} />
      <WithdrawalPane key={chosen.number} withdrawal={chosen} />
    </div>
  );
}
