import { query } from "@sampan/client/query";
import { getReview, type Review } from "@sampan/contract/trade/approvals/staff-approvals";
import { useQuery } from "@tanstack/react-query";
import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { OrderLog } from "../orders/order-log.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewChecks } from "./review-checks.tsx";
import { ReviewHead } from "./review-head.tsx";
import { ReviewLines } from "./review-lines.tsx";
import { ReviewSums } from "./review-sums.tsx";

interface ReviewPaneProps {
  readonly tid: string;
  readonly onDecided: () => void;
}

/** One order in review, whole: goods beside their listings, sums, checks, log, and the decision. */
export function ReviewPane({ tid, onDecided }: ReviewPaneProps) {
  const t = useTranslations("consoleReview");
  const asked = useQuery(query(getReview, { tid }, { asksLogin: true }));
  return (
    <section className="panel review-pane" aria-label={t("pane", { tid })}>
      <Loaded asked={asked} skeletonRows={10}>
        {({ data: review }) => <OpenReview review={review} onDecided={onDecided} />}
      </Loaded>
    </section>
  );
}

interface OpenReviewProps {
  readonly review: Review;
  readonly onDecided: () => void;
}

function OpenReview({ review, onDecided }: OpenReviewProps) {
  const t = useTranslations("consoleReview");
  const [note, setNote] = useState("");
  const noteId = useId();
  const isOpen = review.status === -1;
  return (
    <>
      <ReviewHead review={review} />
      <div className="body">
        <ReviewLines review={review} isOpen={isOpen} />
        <div className="review-facts">
          <div className="stack">
            <ReviewSums review={review} isOpen={isOpen} />
            <ReviewChecks review={review} />
          </div>
          <section aria-label={t("log")}>
            <h3>{t("log")}</h3>
            <OrderLog rows={review.log} currency={review.currency} />
          </section>
        </div>
      </div>
      {isOpen && (
        <>
          <div className="customer-note">
            <label htmlFor={noteId} className="hidden-text">
              {t("note")}
            </label>
            <Input
              id={noteId}
              maxLength={200}
              placeholder={t("noteHint")}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
          <ReviewActions review={review} note={note} onDecided={onDecided} />
        </>
      )}
    </>
  );
}
