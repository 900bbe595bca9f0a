import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { liveLines } from "./review-amounts.ts";
import { isListed } from "./review-line.ts";

type CheckKind = Review["sellers"][number]["lines"][number]["checks"][number]["kind"];

/** What the machine looks for, how bad a find is, and what it says when there is none. */
const kinds = {
  goods_refused: "danger",
  off_sale: "danger",
  transport_mismatch: "danger",
  shipping_blocked: "danger",
  over_stock: "danger",
  below_minimum_batch: "warn",
  price_changed: "warn",
  mark_needed: "warn",
  sensitive: "warn",
  freight_unknown: "warn",
  listing_old: "warn",
} as const satisfies Record<CheckKind, "danger" | "warn">;

/** The machine's look at the whole order, good news included. */
export function ReviewChecks({ review }: { readonly review: Review }) {
  const t = useTranslations("consoleReview.checks");
  if (!liveLines(review).some(isListed)) return <p className="note">{t("byHand")}</p>;
  const found = liveLines(review).flatMap((line) => line.checks);
  return (
    <section aria-label={t("label")}>
      <p className="small-text muted">{t("label")}</p>
      <div className="row wrap checks">
        {(Object.keys(kinds) as CheckKind[]).map((kind) => {
          const count = found.filter((check) => check.kind === kind).length;
          return count > 0 ? (
            <Tag key={kind} tone={kinds[kind]} icon="warn">
              {t(`found.${kind}`, { count })}
            </Tag>
          ) : (
            <Tag key={kind} tone="ok" icon="check">
              {t(`fine.${kind}`)}
            </Tag>
          );
        })}
      </div>
    </section>
  );
}
