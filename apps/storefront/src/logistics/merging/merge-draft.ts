import { parseAmount, type Cents } from "@sampan/domain/kernel/money";
import {
  faultOfDeclaration,
  isVagueName,
  type DeclaredLine,
} from "@sampan/domain/logistics/merging/declaration";
import * as z from "zod/mini";
import { tabDraft } from "../../shell/tab-draft.ts";
import type { MergeQuote } from "./merge-queries.ts";

/** What is typed of a line of goods; the value as an amount of the payment currency. */
const TypedLine = z.object({ name: z.string(), material: z.string(), value: z.string() });
export type TypedLine = z.infer<typeof TypedLine>;

/** The choices of a merge. What is not chosen yet is absent. */
const MergeDraft = z.object({
  tids: z.array(z.string()),
  address_id: z.optional(z.string()),
  express: z.optional(z.int()),
  transport: z.optional(z.int()),
  insurance: z.optional(z.int()),
  declared: z.record(z.string(), TypedLine),
  isTrue: z.boolean(),
  /** Pack first, decide then. */
  isRehearsed: z._default(z.boolean(), false),
});
export type MergeDraft = z.infer<typeof MergeDraft>;

/** So that nothing is lost on the way to the address form, or when the merge is refused. */
export const mergeDraft = tabDraft<MergeDraft>("merge-choices", MergeDraft, {
  tids: [],
  declared: {},
  isTrue: false,
  isRehearsed: false,
});

/** What was typed of a line, or what is suggested: as many cents as were paid for it. */
export const typedOf = (
  { declared }: Pick<MergeDraft, "declared">,
  { oid, value }: { readonly oid: string; readonly value: Cents },
): TypedLine => declared[oid] ?? { name: "", material: "", value: (value / 100).toFixed(2) };

/** Nothing, for what is no amount. */
function centsOf(value: string): Cents {
  const amount = parseAmount(value);
  return amount.ok ? amount.value : 0;
}

/** The declaration as it is sent. */
export const declarationOf = (
  draft: Pick<MergeDraft, "declared">,
  goods: MergeQuote["goods"],
): DeclaredLine[] =>
  goods.map((line) => {
    const { name, material, value } = typedOf(draft, line);
    return {
      oid: line.oid,
      name: name.trim(),
      material: material.trim(),
      value: centsOf(value),
    };
  });

/** The parts of the form, in the order in which they stand there. */
const mergeParts = ["address", "transport", "carrier", "insurance", "declaration"] as const;
export type MergePart = (typeof mergeParts)[number];

export type LineFault = "name" | "vague" | "material" | "value";

/** What is wrong with a line of the declaration, field by field. */
export function faultsOfLine({ name, material, value }: TypedLine): readonly LineFault[] {
  return [
    ...(name.trim() === "" ? (["name"] as const) : []),
    ...(name.trim() !== "" && isVagueName(name) ? (["vague"] as const) : []),
    ...(material.trim() === "" ? (["material"] as const) : []),
    ...(centsOf(value) <= 0 ? (["value"] as const) : []),
  ];
}

/** Which parts still need a look. */
export function partsMissing(
  draft: MergeDraft,
  { hasAddress, quote }: { readonly hasAddress: boolean; readonly quote: MergeQuote },
): readonly MergePart[] {
  const line = quote.lines.find(({ transport }) => transport === draft.transport);
  const oids = quote.goods.map(({ oid }) => oid);
  const isMissing: Record<MergePart, boolean> = {
    address: !hasAddress,
    transport: !line?.quote,
    carrier: draft.express === undefined,
    insurance: draft.insurance !== undefined && draft.insurance < quote.insurance_at_least,
    declaration:
      !draft.isTrue || faultOfDeclaration(declarationOf(draft, quote.goods), oids) !== undefined,
  };
  return mergeParts.filter((part) => isMissing[part]);
}
