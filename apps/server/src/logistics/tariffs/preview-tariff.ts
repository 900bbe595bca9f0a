import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { previewTariff as call } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { isTransportId } from "@sampan/domain/goods/shippability/transports";
import { addDays } from "@sampan/domain/kernel/business-time";
import { type Region, regionFacts } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { checkTerms, type TermsRefusal } from "@sampan/domain/logistics/tariffs/check-terms";
import {
  type BilledBefore,
  compareTariffs,
} from "@sampan/domain/logistics/tariffs/compare-tariffs";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type BillExplanation, shipmentsOf } from "../parcels/bill-explanation.ts";
import { findBillsOfLine } from "./tariff-queries.ts";

/** So far back bills are looked at, and so many of them. */
const looked_days = 30;
const bills_max = 5_000;
const rises_max = 5;

/**
 * What a line as it would be does to the bills of the last thirty days: what their freight comes to now, and what it
 * would. Refuses what `checkTerms` does. [BO-42]
 */
export async function previewTariff(
  db: Db,
  wished: InputOf<typeof call>,
  { now, prices }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, TermsRefusal>> {
  const terms = checkTerms(wished);
  if (!terms.ok) return terms;
  const { region } = wished;
  const since = addDays(now, -looked_days);
  const bills = await findBillsOfLine(db, { ...wished, since, limit: bills_max + 1 });
  const { currency } = regionFacts[region];
  const compared = compareTariffs(
    bills.slice(0, bills_max).map(({ tid, explanation }) => billedBefore(tid, explanation, region)),
    prices.tariffs[region],
    { ...wished, currency },
  );
  return ok({
    data: {
      ...compared,
      currency,
      is_part: bills.length > bills_max,
      rises: compared.rises
        .slice(0, rises_max)
        .map(({ tid, before, after }) => ({ bill_tid: tid, before, after })),
    },
  });
}

/** A bill as it is reckoned again: what was measured then, and what left together. */
function billedBefore(tid: string, explanation: BillExplanation, region: Region): BilledBefore {
  const parcels = new Map(explanation.arithmetic.map((parcel) => [parcel.parcel_tid, parcel]));
  return {
    tid,
    shipments: shipmentsOf(explanation).flatMap(({ transport, parcel_tids }) =>
      isTransportId(transport)
        ? {
            region,
            transport,
            parcels: parcel_tids.flatMap((parcel_tid) => {
              const parcel = parcels.get(parcel_tid);
              if (!parcel) return [];
              const { tariff_class, actual_g: weight_g, length_mm, width_mm, height_mm } = parcel;
              return { tariff_class, measures: { weight_g, length_mm, width_mm, height_mm } };
            }),
          }
        : [],
    ),
  };
}
