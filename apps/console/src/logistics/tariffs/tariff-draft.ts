import { tariffClasses } from "@sampan/domain/goods/shippability/goods-class";
import { transportIds } from "@sampan/domain/goods/shippability/transports";
import type { TariffLine, TariffTerms } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import type { Cents } from "@sampan/domain/kernel/money";

/** Which line is written, and what of it was seen. */
export interface DraftOf extends Pick<
  TariffLine,
  "region" | "transport" | "tariff_class" | "group" | "is_tax_included" | "currency" | "version"
> {
  readonly terms: TariffTerms;
}

type Amount = "first_fee" | "per_kg" | "per_cbm" | "base_fee" | "minimum_fee" | "delivery_fee";

/** What is written in the fields; undefined where it cannot be read. */
export interface TermsDraft extends Omit<TariffTerms, Amount> {
  readonly first_fee: Cents | undefined;
  readonly per_kg: Cents | undefined;
  readonly per_cbm: Cents | undefined;
  readonly base_fee: Cents | undefined;
  readonly minimum_fee: Cents | undefined;
  readonly delivery_fee: Cents | undefined;
}

/** A line of which there is no like. */
const emptyTerms: TariffTerms = {
  first_weight_g: 0,
  first_fee: 0,
  per_kg: 0,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 0,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 1_000,
  days_min: 3,
  days_max: 5,
  weight_max_g: null,
  side_max_mm: null,
  is_open: true,
};

/**
 * What a new line begins as: a copy of everybody's of the same kind, so that whoever writes a group's price changes only that;
 * one with tax in it of the one without, where there is none.
 */
export function startOf(known: readonly TariffLine[], way: Way): TariffTerms {
  const everybodys = (is_tax_included: boolean) =>
    known.find((line) => keyOf(line) === keyOf({ ...way, is_tax_included, group: null }))?.in_force;
  const like = everybodys(way.is_tax_included) ?? everybodys(false);
  return like?.terms ?? emptyTerms;
}

/** What is written, once all of it can be read. */
export function wholeTerms(draft: TermsDraft): TariffTerms | undefined {
  const { first_fee, per_kg, per_cbm, base_fee, minimum_fee, delivery_fee, ...rest } = draft;
  if (
    first_fee === undefined ||
    per_kg === undefined ||
    per_cbm === undefined ||
    base_fee === undefined ||
    minimum_fee === undefined ||
    delivery_fee === undefined
  )
    return undefined;
  return { ...rest, first_fee, per_kg, per_cbm, base_fee, minimum_fee, delivery_fee };
}

/** A line among those of its region and group. */
export type Way = Pick<TariffLine, "transport" | "tariff_class" | "is_tax_included">;

/** The lines that a group has no price of yet, without tax in it first; of everybody where it is null. */
export const freeLines = (known: readonly TariffLine[], group: string | null): Way[] =>
  [false, true]
    .flatMap((is_tax_included) =>
      transportIds.flatMap((transport) =>
        tariffClasses.map((tariff_class) => ({ transport, tariff_class, is_tax_included })),
      ),
    )
    .filter((one) => !known.some((line) => keyOf(line) === keyOf({ ...one, group })));

/** Names a line among those of its region. */
export const keyOf = ({
  transport,
  tariff_class,
  is_tax_included,
  group,
}: Way & Pick<TariffLine, "group">): string =>
  [transport, tariff_class, is_tax_included, group].join(" ");
