import type { DutyClass, DutySource } from "../../people/regions/customs.ts";

/** Words in a seller's own title or in the name of its category that lead to a class, looked at in this order. */
export interface DutyWords {
  readonly lists: readonly (readonly [DutyClass, readonly string[]])[];
  /** The day on which they were written, `YYYY-MM-DD`. */
  readonly since: string;
}

/** Who says which class something is: somebody of the listing or of its category, the words, or nothing. */
export const dutyClassBases = ["listing", "category", "words", "nothing"] as const;
export type DutyClassBasis = (typeof dutyClassBases)[number];

/** A class that somebody set, and where it was read. */
export interface SetDutyClass extends DutySource {
  readonly duty_class: DutyClass;
}

/** What is known of goods whose class is asked. */
export interface ToClass {
  readonly item_name: string;
  /** In the original; empty without one. */
  readonly category: string;
  /** Set for the listing, and for its category. */
  readonly own: SetDutyClass | null;
  readonly kin: SetDutyClass | null;
}

export interface DutyClassed {
  readonly duty_class: DutyClass | undefined;
  readonly basis: DutyClassBasis;
  /** Where it was read; of words without a name the day they are of; null where nothing tells. */
  readonly read: DutySource | null;
}

/**
 * The class that a customs office will probably see in goods: what was set for the listing, else for its category, else what
 * the words say. It is said with each estimate.
 */
export function dutyClassOf(
  { item_name, category, own, kin }: ToClass,
  words: DutyWords,
): DutyClassed {
  if (own) return setBy("listing", own);
  if (kin) return setBy("category", kin);
  const duty_class = classByWords(item_name, words) ?? classByWords(category, words);
  if (!duty_class) return { duty_class, basis: "nothing", read: null };
  return { duty_class, basis: "words", read: { source: "", address: "", read_on: words.since } };
}

const setBy = (
  basis: DutyClassBasis,
  { duty_class, source, address, read_on }: SetDutyClass,
): DutyClassed => ({ duty_class, basis, read: { source, address, read_on } });

const classByWords = (text: string, { lists }: DutyWords): DutyClass | undefined =>
  lists.find(([, each]) => each.some((word) => text.includes(word)))?.[0];
