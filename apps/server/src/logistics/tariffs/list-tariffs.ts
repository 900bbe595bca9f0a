import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  queryTariffs as call,
  TariffGroup,
  TariffLine,
  TariffTerms,
  TariffVersion,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import { findPriceableGroups, type GroupRow } from "./group-queries.ts";
import { findVersions, type VersionRow } from "./tariff-queries.ts";
import { inForceOf, touchesOf } from "./tariff-history.ts";

const shown_max = 50;

/** A region's lines with what each was, is and will be, on the region's clocks. [BO-42] */
export async function listTariffs(
  db: Db,
  { region }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const byLine = Map.groupBy(
    await findVersions(db, region),
    ({ transport, tariff_class, group, is_tax_included }) =>
      `${String(transport)} ${tariff_class} ${String(group ?? 0)} ${String(is_tax_included)}`,
  );
  const datalist = [...byLine.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, versions]) => describeLine(versions, caller));
  const groups = (await findPriceableGroups(db)).map((group) => describeGroup(group, caller));
  return ok({ datalist, total: datalist.length, groups });
}

/** A segment as whoever writes prices reads it. */
export const describeGroup = (
  { key, kind, name }: GroupRow,
  { language }: Pick<StaffCaller, "language">,
): TariffGroup => ({ id: key, kind, name: textIn(name, language) });

function describeLine(
  versions: readonly VersionRow[],
  { now, settings }: StaffCaller,
): TariffLine[] {
  const [first] = versions;
  if (!first) return [];
  const { region, transport, tariff_class, group_key: group, is_tax_included, currency } = first;
  const inForce = inForceOf(versions, now);
  const describe = (version: VersionRow) => describeVersion(version, { inForce, now });
  return [
    {
      region,
      transport,
      tariff_class,
      group,
      is_tax_included,
      currency,
      version: touchesOf(versions),
      is_taken: settings.transport_classes[transport].includes(tariff_class),
      in_force: inForce ? describe(inForce) : null,
      versions: versions.slice(0, shown_max).map(describe),
    },
  ];
}

interface Seen {
  readonly inForce: VersionRow | undefined;
  readonly now: Date;
}

function describeVersion(version: VersionRow, { inForce, now }: Seen): TariffVersion {
  const { key, region, starts_at, made_at, withdrawn_at, reason } = version;
  const told = (moment: Date) => (moment.getTime() === 0 ? "" : formatWireTime(moment, region));
  const state =
    withdrawn_at !== null
      ? "withdrawn"
      : starts_at > now
        ? "planned"
        : version === inForce
          ? "in_force"
          : "past";
  return {
    id: key,
    terms: termsOf(version),
    starts_at: told(starts_at),
    made_at: told(made_at),
    by: version.by ?? "",
    reason,
    state,
    withdrawn_by: version.withdrawn_by ?? "",
  };
}

/** What a version asks for, without whose it is. */
export const termsOf = (version: TariffTerms): TariffTerms => ({
  per_kg: version.per_kg,
  per_cbm: version.per_cbm,
  first_weight_g: version.first_weight_g,
  first_fee: version.first_fee,
  base_fee: version.base_fee,
  minimum_fee: version.minimum_fee,
  delivery_fee: version.delivery_fee,
  divisor: version.divisor,
  minimum_weight_g: version.minimum_weight_g,
  weight_step_g: version.weight_step_g,
  days_min: version.days_min,
  days_max: version.days_max,
  weight_max_g: version.weight_max_g,
  side_max_mm: version.side_max_mm,
  is_open: version.is_open,
});
