import type { CampaignRow } from "@sampan/contract/shop/staff-campaigns";
import type { CampaignState } from "@sampan/domain/shop/campaigns/campaign";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { FromTo } from "../../kit/from-to.tsx";
import { Tag, type Tone } from "../../kit/tag.tsx";
import { useWorth } from "../../money/coupons/use-worth.ts";
import { useMoves } from "./use-moves.ts";
import { useNotIn } from "./use-not-in.ts";

const tones = {
  draft: "plain",
  waiting: "warn",
  published: "ok",
  ended: "plain",
} as const satisfies Record<CampaignState, Tone>;

/** What is known of a campaign, and the steps it can take. */
export function useCampaignColumns(
  edit: (row: CampaignRow) => void,
): TableColumnsType<CampaignRow> {
  const t = useTranslations("consoleCampaigns");
  const language = useLocale();
  const notIn = useNotIn();
  const worth = useWorth();
  return [
    {
      title: t("campaign"),
      render: (_, row) => (
        <>
          <span className="row wrap breaks">
            <b className="strong">{row.names[language] || row.names.zh}</b>
            <Tag tone={tones[row.state]}>{t(`state.${row.state}`)}</Tag>
          </span>
          <code className="small-text faint">
            {row.id} {row.page}
          </code>
        </>
      ),
    },
    {
      title: t("gives"),
      render: (_, { gift, prizes, goods, not_in }) => (
        <>
          {prizes.length > 0 && t(`gift.${gift}`)}
          <span className="campaign-prizes small-text muted">
            {prizes.map(({ amount, currency }) => worth(amount, currency)).join(" · ")}
          </span>
          {not_in.length > 0 && (
            <div className="small-text muted">{t("notIn", { regions: notIn(not_in) })}</div>
          )}
          {goods.length > 0 && <div>{t("goodsCounted", { count: goods.length })}</div>}
          {goods.some(({ is_below_cost }) => is_below_cost) && (
            <Tag tone="warn">{t("belowCost")}</Tag>
          )}
        </>
      ),
    },
    {
      title: t("window"),
      render: (_, { starts_at, ends_at }) => (
        <FromTo>{t("fromTo", { from: formatMinute(starts_at), to: formatMinute(ends_at) })}</FromTo>
      ),
    },
    ...useSpent(),
    { title: t("owner"), dataIndex: "owner" },
    { title: <ActsTitle />, render: (_, row) => <Acts row={row} edit={edit} /> },
  ];
}

/** How much was taken, and of which budget. */
function useSpent(): TableColumnsType<CampaignRow> {
  const t = useTranslations("consoleCampaigns");
  const worth = useWorth();
  return [
    {
      title: t("given"),
      align: "right",
      render: (_, { people, taken, goods, orders }) => (
        <>
          <span className="breaks short">{t("takenBy", { people, taken })}</span>
          {goods.length > 0 && <div>{t("ordersOf", { count: orders })}</div>}
        </>
      ),
    },
    {
      title: t("budget"),
      align: "right",
      render: (_, { budgets }) =>
        budgets.map(({ currency, most, spent }) => {
          const of = currency === "PTS" ? null : currency;
          return (
            <div key={currency}>
              <span className="breaks short">
                {worth(spent, of)} / {worth(most, of)}
              </span>
            </div>
          );
        }),
    },
  ];
}

function Acts({
  row,
  edit,
}: {
  readonly row: CampaignRow;
  readonly edit: (row: CampaignRow) => void;
}) {
  const t = useTranslations("consoleCampaigns");
  const { move, isRunning } = useMoves(row);
  const act = (step: "publish" | "confirm" | "drop" | "end", disabled = false) => (
    <Button type="link" loading={isRunning} disabled={disabled} onClick={() => move(step)}>
      {t(`step.${step}`)}
    </Button>
  );
  if (row.state === "draft")
    return (
      <span className="row wrap breaks short">
        <Button type="link" onClick={() => edit(row)}>
          {t("edit")}
        </Button>
        {act("publish")}
      </span>
    );
  if (row.state === "waiting")
    return (
      <>
        <span className="row wrap breaks short">
          {act("confirm", !row.may_confirm)}
          {act("drop")}
        </span>
        <span className="small-text muted">{t("askedBy", { name: row.asked_by })}</span>
      </>
    );
  return row.state === "published" ? act("end") : null;
}
