import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  calculateFreight as call,
  FreightLine,
} from "@sampan/contract/logistics/freight/freight";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { readAskedParcel } from "@sampan/domain/logistics/freight/asked-parcel";
import { compareLines, type QuotedLine } from "@sampan/domain/logistics/freight/compare-lines";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

type Refused = Refusal<(typeof call)["refusals"][number]>;

/**
 * What a parcel comes to on the line that was asked for, and on every other of the region, as a bill would say it.
 * Refuses what is missing, in the order of the form, and `transport_unavailable` for a line that does not take such
 * goods now, and a parcel that is beyond the limits of the line. [API-78] [FRT-06] [FRT-09]
 */
export function calculateFreight(
  { weight, length, width, height, transport, tariff_class, is_tax_included }: InputOf<typeof call>,
  { region, prices, settings }: Visitor,
): Result<OutputOf<typeof call>, Refused> {
  const read = readAskedParcel({ weight, length, width, height, transport });
  if (!read.ok) {
    const [{ field: _, ...problem }] = read.error;
    return refuse(problem);
  }
  const parcel = { measures: read.value.measures, tariff_class };
  const quoted = compareLines(prices.tariffs[region], parcel, settings.transport_classes);
  const fitting = taxedOf(prices.tariffs[region], is_tax_included);
  const chosen = quoted.find(
    ({ line }) =>
      fitting.includes(line) &&
      line.transport === read.value.transport &&
      line.tariff_class === tariff_class,
  );
  if (!chosen) return refuse({ code: "transport_unavailable" });
  if (chosen.beyond) return refuse(chosen.beyond);
  return ok({
    data: {
      currency: chosen.line.currency,
      chosen: describeLine(chosen),
      freight: chosen.quote.total,
      lines: quoted.map(describeLine),
    },
  });
}

function describeLine({ line, quote, beyond }: QuotedLine): FreightLine {
  const { transport, tariff_class, days_min, days_max, minimum_weight_g } = line;
  const { divisor, per_kg, per_cbm } = line;
  const { currency: _, tariff: __, entries, ...amounts } = quote;
  return {
    transport,
    tariff_class,
    days_min,
    days_max,
    minimum_weight_g,
    divisor,
    per_kg,
    per_cbm,
    ...amounts,
    takes_parcel: beyond === undefined,
    is_tax_included: line.is_tax_included ?? false,
    is_own_price: (line.group ?? null) !== null,
    entries: entries.map(({ reason, ...entry }) => ({
      ...entry,
      reason: { key: reason.key, values: { ...reason.values } },
    })),
  };
}
