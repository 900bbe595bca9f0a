import { query } from "@sampan/client/query";
import {
  queryReviewQueue,
  type ReviewQueueRow,
} from "@sampan/contract/trade/approvals/staff-approvals";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { useKeys } from "../../kit/use-keys.ts";
import { useWaited } from "../../kit/waited.tsx";
import { pathTo } from "../../paths.ts";
import { ReviewPane } from "./review-pane.tsx";
import { ReviewQueue } from "./review-queue.tsx";
import "./review.css";

const route = getRouteApi("/frame/reviews");

const askQueue = {
  ...query(queryReviewQueue, { page_size: 100 }, { asksLogin: true }),
  refetchInterval: 30_000,
};

type Queue = OutputOf<typeof queryReviewQueue>;

/** Orders in review, the oldest first, and beside them the one that is open. [BO-05] */
export function ApprovalDesk() {
  const asked = useQuery(askQueue);
  return (
    <div className="desk">
      <Loaded asked={asked} skeletonRows={12}>
        {(queue) => <Desk queue={queue} />}
      </Loaded>
    </div>
  );
}

function Desk({ queue }: { readonly queue: Queue }) {
  const t = useTranslations("consoleReview");
  const navigate = useNavigate();
  const { tid: asked } = route.useSearch();
  const rows = queue.datalist;
  const open = asked ?? rows[0]?.tid;
  const at = rows.findIndex((row) => row.tid === open);
  const choose = (row: ReviewQueueRow | undefined) => {
    if (row) void navigate({ ...pathTo.review(row.tid), replace: true });
  };
  useKeys({
    ArrowDown: () => choose(rows[at + 1]),
    ArrowUp: () => choose(rows[Math.max(at, 1) - 1]),
  });
  // A decided order leaves the queue; the one that waited behind it comes up.
  const goOn = () => {
    const next = rows[at + 1] ?? rows[at - 1];
    void navigate(next ? pathTo.review(next.tid) : pathTo.reviews);
  };
  return (
    <>
      <Tiles queue={queue} />
      <div className="two-panes">
        <ReviewQueue rows={rows} late={queue.counts.late} open={open} onOpen={choose} />
        {open === undefined ? (
          <section className="panel">
            <Nothing title={t("empty.title")} body={t("empty.body")} />
          </section>
        ) : (
          <ReviewPane key={open} tid={open} onDecided={goOn} />
        )}
      </div>
    </>
  );
}

function Tiles({ queue }: { readonly queue: Queue }) {
  const t = useTranslations("consoleReview.tiles");
  const waited = useWaited();
  const { late, oldest_minutes, approved_today, rejected_today } = queue.counts;
  return (
    <div className="tiles">
      <p className="tile on">
        <span>{t("waiting")}</span>
        <b>{queue.total}</b>
      </p>
      <p className={late > 0 ? "tile late" : "tile"}>
        <span>{t("late")}</span>
        <b>{late}</b>
        {queue.total > 0 && <em>{t("oldest", { time: waited(oldest_minutes) })}</em>}
      </p>
      <p className="tile">
        <span>{t("approved")}</span>
        <b>{approved_today}</b>
      </p>
      <p className="tile">
        <span>{t("rejected")}</span>
        <b>{rejected_today}</b>
      </p>
    </div>
  );
}
