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
import type { Refusal } from "../../kernel/http/envelope.ts";
import { groupsWithPrices } from "../../money/price-book/prices-of.ts";
import { shipmentsOf } from "../parcels/bill-explanation.ts";
import { findPriceableGroups, readGroup } from "./group-queries.ts";
import { describeGroup } from "./list-tariffs.ts";
import { type BillOfLine, findBillsOfLine } from "./tariff-queries.ts";

/** So far back bills are looked at, and so many of them. */
const looked_days = 30;
const bills_max = 5_000;
const rises_max = 5;

type Refused = TermsRefusal | Refusal<"tariff_group_unknown" | "tariff_group_fleeting">;

/**
 * What a line as it would be does to the bills of the last thirty days: what their freight comes to now, and what it
 * would, in all and by the group that each is priced for. Refuses what `checkTerms` and `readGroup` do. [BO-42]
 */
export async function previewTariff(
  db: Db,
  { group: key, ...wished }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refused>> {
  const terms = checkTerms(wished);
  if (!terms.ok) return terms;
  const held = await readGroup(db, key);
  if (!held.ok) return held;
  const group = held.value;
  const { now, prices } = caller;
  const { region } = wished;
  const among = [...new Set([...groupsWithPrices(prices), ...(group === null ? [] : [group])])];
  const since = addDays(now, -looked_days);
  const asked = { ...wished, since, among, now, limit: bills_max + 1 };
  const bills = await findBillsOfLine(db, asked);
  const { currency } = regionFacts[region];
  const compared = compareTariffs(
    bills.slice(0, bills_max).map((bill) => billedBefore(bill, region)),
    [...prices.tariffs[region], ...prices.groupTariffs[region]],
    { ...wished, group, currency },
  );
  const { byGroup, ...totals } = compared;
  const groups = byGroup.length > 1 || group !== null ? await findPriceableGroups(db) : [];
  const describe = (id: number | null) => {
    const row = groups.find((one) => one.id === id);
    return row ? describeGroup(row, caller) : null;
  };
  return ok({
    data: {
      ...totals,
      by_group: byGroup.map(({ group: id, ...some }) => ({ group: describe(id), ...some })),
      currency,
      is_part: bills.length > bills_max,
      rises: compared.rises
        .slice(0, rises_max)
        .map(({ tid, before, after }) => ({ bill_tid: tid, before, after })),
    },
  });
}

/** A bill as it is reckoned again: what was measured then, and what left together. */
function billedBefore({ tid, groups, explanation }: BillOfLine, region: Region): BilledBefore {
  const parcels = new Map(explanation.arithmetic.map((parcel) => [parcel.parcel_tid, parcel]));
  return {
    tid,
    groups,
    shipments: shipmentsOf(explanation).flatMap(
      ({ transport, is_tax_included = false, parcel_tids }) =>
        isTransportId(transport)
          ? {
              region,
              transport,
              is_tax_included,
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
