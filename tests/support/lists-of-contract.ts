import type { Call } from "@sampan/contract/kernel/call";
import { enveloped, type NamedCall } from "../promises/support/every-call.ts";

interface Field {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly innerType?: Field;
      readonly entries?: Readonly<Record<string, string>>;
    };
  };
}

/** The fields of what a call takes, by name; none for a call that takes nothing by name. */
const fieldsOf = (call: Call): Readonly<Record<string, Field>> =>
  (call.input as unknown as { _zod: { def: { shape?: Record<string, Field> } } })._zod.def.shape ??
  {};

const searches = new Set(["search", "text", "keywords"]);

/** Searches of marketplaces ask somebody else's database. */
const isAskedOutside = ({ call }: NamedCall) => call.path.includes("/docking/");

export interface ListWish {
  /** `listBills state=paid` */
  readonly name: string;
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
}

const wordsIn = (field: Field): string[] => {
  const { entries, innerType } = field._zod.def;
  return entries ? Object.values(entries) : innerType ? wordsIn(innerType) : [];
};

/**
 * Every list of the contract, found by its pages (a page that a call writes is an address), with each word that a tab or filter of it can be set to and each search
 * of it: a new list is among them without being named. `told` says what a list has to be told besides, by its name.
 */
export const listsOfContract = (
  told: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  wanted: string,
): readonly ListWish[] =>
  enveloped
    .filter(({ call }) => !call.mutates && "page" in fieldsOf(call))
    .filter((named) => !isAskedOutside(named))
    .flatMap(({ name, call }) => {
      const input = told[name] ?? {};
      const fields = Object.entries(fieldsOf(call));
      const chosen = fields.flatMap(([field, shape]) =>
        wordsIn(shape).map((word) => ({
          name: `${name} ${field}=${word}`,
          call,
          input: { ...input, [field]: word },
        })),
      );
      const searched = fields
        .filter(([field]) => searches.has(field))
        .map(([field]) => ({
          name: `${name} ${field}`,
          call,
          input: { ...input, [field]: wanted },
        }));
      return [{ name, call, input }, ...chosen, ...searched];
    });
