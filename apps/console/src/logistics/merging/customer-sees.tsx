import { query } from "@sampan/client/query";
import { quotePacking } from "@sampan/contract/logistics/merging/staff-merging";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { formatAmount } from "@sampan/domain/kernel/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Panel } from "../../kit/panel.tsx";
import type { measuresOf } from "../warehouse/use-findings.ts";
import type { ParcelToPack } from "./use-packing.ts";

interface CustomerSeesProps {
  readonly parcel: ParcelToPack;
  /** Of the box on the table, once all four are written. */
  readonly measures: ReturnType<typeof measuresOf>;
}

/** What its owner will read of this box on every line, before it is done. */
export function CustomerSees({ parcel, measures }: CustomerSeesProps) {
  const t = useTranslations("consolePacking.sees");
  return (
    <Panel title={t("title")} isPadded>
      {measures ? (
        <Lines parcel={parcel} measures={measures} />
      ) : (
        <p className="small-text muted">{t("hint")}</p>
      )}
    </Panel>
  );
}

function Lines({ parcel, measures }: CustomerSeesProps & { readonly measures: object }) {
  const t = useTranslations("consolePacking.sees");
  const names = useNames();
  const asked = useQuery({
    ...query(quotePacking, { tid: parcel.tid, ...measures }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded asked={asked} skeletonRows={3}>
      {({ data }) => (
        <ul className="lines" aria-busy={asked.isPlaceholderData}>
          {data.lines.map(({ transport, days_min, days_max, quote, refusal }) => (
            <li key={transport} className="row between wrap">
              <span className={transport === parcel.transport ? "strong" : ""}>
                {names.transport(transport)}{" "}
                <span className="small-text faint">
                  {t("days", { days_min: String(days_min), days_max: String(days_max) })}
                </span>
              </span>
              {quote ? (
                <span className="row">
                  <span className="muted">
                    {t("chargeable", { weight: formatKilograms(quote.chargeable_g) })}
                  </span>
                  <b>{formatAmount(quote.total, quote.currency)}</b>
                </span>
              ) : (
                <span className="small-text muted">{refusal}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
