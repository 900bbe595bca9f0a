import type { Cents } from "../../kernel/money.ts";
import type { LastMileTrouble } from "./last-mile-trouble.ts";
import { type LastMileWay, type MeasuredParcel, misfitsOf, sumOfSides } from "./last-mile-ways.ts";

/** How the owner of a parcel wants it brought. */
export interface ChosenLastMile {
  readonly way: LastMileWay;
  /** Null for a door. */
  readonly store_id: string | null;
  /** Why they have to choose again; empty where nothing is wrong. */
  readonly trouble: LastMileTrouble | "";
}

type Measured = Omit<MeasuredParcel, "value">;

export interface PartToCarry<Choice extends ChosenLastMile> extends Measured {
  /** Null where its owner chose nothing. */
  readonly choice: Choice | null;
}

export interface CarriedChoice<Choice extends ChosenLastMile> {
  readonly choice: Choice;
  /** Why it cannot be for all of them in one box; null where it is. */
  readonly why: LastMileTrouble | null;
}

/**
 * What was chosen for parcels that go in one box: the one that all agree on who chose, where it takes the box; else the first, and why its owner has to
 * choose again. Undefined where nobody chose. The value is that of all goods, in cents of TWD.
 */
export function carriedChoice<Choice extends ChosenLastMile>(
  parts: readonly PartToCarry<Choice>[],
  value: Cents,
): CarriedChoice<Choice> | undefined {
  const chosen = parts.flatMap(({ choice }) => choice ?? []);
  const [choice, ...others] = chosen;
  if (!choice) return undefined;
  const isSame = ({ way, store_id }: Choice) => way === choice.way && store_id === choice.store_id;
  if (!others.every(isSame)) return { choice, why: "stores_differ" };
  const trouble = chosen.map((one) => one.trouble).find((one) => one !== "");
  if (trouble) return { choice, why: trouble };
  const fits = misfitsOf(choice.way, { ...boxOf(parts), value }).length === 0;
  return { choice, why: fits ? null : "does_not_fit" };
}

/** Nobody has measured it yet: it weighs what they weigh, and is no smaller than the largest of them. */
function boxOf(parts: readonly Measured[]): Measured {
  const [first, ...others] = parts;
  const largest = others.reduce<Measured | undefined>(
    (most, part) => (most && sumOfSides(most) >= sumOfSides(part) ? most : part),
    first,
  );
  return {
    length_mm: largest?.length_mm ?? null,
    width_mm: largest?.width_mm ?? null,
    height_mm: largest?.height_mm ?? null,
    weight_g: parts.reduce((total, { weight_g }) => total + (weight_g ?? 0), 0),
  };
}
