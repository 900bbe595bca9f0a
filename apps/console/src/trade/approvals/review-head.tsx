import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { useOrderKind } from "../../kit/order-kind.ts";
import { Tag } from "../../kit/tag.tsx";
import { useTierName } from "../../kit/tier-name.ts";
import { pathTo } from "../../paths.ts";
import { useMe } from "../../session/me.ts";

/** Whose order it is, where it goes, and how. */
export function ReviewHead({ review }: { readonly review: Review }) {
  const t = useTranslations("consoleReview");
  const kind = useOrderKind()(review);
  const names = useNames();
  const tierName = useTierName();
  const { rights } = useMe();
  const { customer, address } = review;
  const facts = [
    customer.name,
    tierName(customer.tier),
    ...(address
      ? [
          address.area.join(""),
          names.line(review),
          names.carrier(review.express),
          names.payMode(review.pay_mode),
          names.insurance(review.insurance),
        ]
      : []),
    t("orderCount", { count: customer.order_count }),
  ];
  return (
    <div className="review-head">
      <div className="row wrap">
        <h2 className="number">{review.tid}</h2>
        <Tag tone={review.status === -1 ? "brand" : "plain"}>
          {names.orderStatus(review.status)}
        </Tag>
        {kind && <Tag tone="action">{kind}</Tag>}
        {customer.is_verified ? (
          <Tag tone="ok" icon="check">
            {t("verified")}
          </Tag>
        ) : (
          <Tag tone="warn" icon="warn">
            {t("unverified")}
          </Tag>
        )}
        <span className="grow" />
        {rights.includes("view_customers") && (
          <Link {...pathTo.customer(customer.uid)}>{t("customerFile")}</Link>
        )}
      </div>
      <p className="small-text muted">{facts.filter((fact) => fact !== "").join(" · ")}</p>
      {review.remark.map((remark) => (
        <p key={remark} className="note">
          {t("remark", { remark })}
        </p>
      ))}
    </div>
  );
}
