import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import { chargeNameOf } from "@sampan/domain/trade/charges/charge-name";
import {
  explainSum,
  type ExplainedSum,
  type NameCharge,
  nameSum,
  type SumContext,
} from "@sampan/domain/trade/charges/explain-sum";
import type { SaySums } from "@sampan/domain/trade/charges/say-sums";
import type { Needs } from "../../kernel/needs.ts";

export interface OnPaper {
  readonly saySums: SaySums;
  readonly nameCharge: NameCharge;
  /** What an amount is for, and how it was reckoned: empty where its figures say no more than the amount. */
  readonly explain: (row: ExplainedSum) => readonly [name: string, why: string];
}

/** Amounts in words of pages, for papers in a language, of whoever's orders go to this region. [CHK-10] */
export function explainOnPaper(
  {
    language,
    region,
    say,
  }: { readonly language: Language; readonly region: Region } & Pick<Needs, "say">,
  context: SumContext,
): OnPaper {
  const saySums: SaySums = (key, values) => say(language, `sums.${key}`, values);
  const nameCharge: NameCharge = (kind) => say(language, `charges.${chargeNameOf(kind, region)}`);
  return {
    saySums,
    nameCharge,
    explain: (row) => [
      nameSum(saySums, row, { context, nameCharge }),
      explainSum(saySums, row, context.currency) ?? "",
    ],
  };
}
