import { formatAmount } from "@sampan/domain/kernel/money";
import { sectionLinkLook } from "@sampan/ui/card";
import { SumRow } from "@sampan/ui/sum-list";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Bill } from "./parcel-queries.ts";

interface DelayCoveredProps {
  readonly cover: NonNullable<Bill["cover"]>;
  readonly currency: Bill["currency"];
}

/** What comes back of a bill because its parcels were later than it said, by which clause, and how far that is. */
export function DelayCovered({ cover, currency }: DelayCoveredProps) {
  const t = useTranslations("parcels.late");
  const { state, amount, freight, share_bp, over_days, promised_days, reason } = cover;
  return (
    <SumRow
      label={t(`title.${state}`)}
      cents={state === "declined" ? 0 : -amount}
      currency={currency}
      why={
        <>
          {t("clause", { promised: promised_days, days: over_days })}{" "}
          {state === "declined"
            ? reason
            : t("share", { freight: formatAmount(freight, currency), share: share_bp / 100 })}{" "}
          <Link to="/claimList" search={{ view: "coverage" }} className={sectionLinkLook}>
            {t("terms")}
          </Link>
        </>
      }
    />
  );
}
