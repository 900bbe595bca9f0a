import { type InviteReward, listInviteRewards } from "@sampan/contract/shop/staff-invitations";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Table } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { useRewardColumns } from "./reward-columns.tsx";

interface RewardsPanelProps {
  readonly view: "waiting" | "decided";
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

const size = 20;

/** What friends bring that waits for a person, or that one decided. */
export function RewardsPanel({ view, page, onPage }: RewardsPanelProps) {
  const t = useTranslations("consoleInvitations");
  const columns = useRewardColumns(view);
  const asked = useQuery({
    ...queryPage(
      listInviteRewards,
      { view, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <section className="panel" aria-label={t(view)}>
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist, total }) => (
          <Table<InviteReward>
            rowKey="number"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t(`none.${view}`)} /> }}
          />
        )}
      </Loaded>
    </section>
  );
}
