import { checkCard, type CardRefused } from "@sampan/domain/money/bank-cards/card-rule";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isCashOutBank } from "./card-queries.ts";
import { findProvenNames } from "./find-proven-names.ts";

export interface WholeCard {
  readonly account_name: string;
  readonly bank: string;
  readonly branch: string;
  readonly number: string;
  readonly is_company: boolean;
}

export type CardRefusal = Refusal<
  "bank_unknown" | "holder_unproven" | "company_unproven" | CardRefused["code"]
>;

/**
 * Judges a whole card and answers number and branch as they are kept. Refuses `bank_unknown`, `holder_unproven` and
 * `company_unproven` while the name it would be in is not verified, and what `checkCard` refuses. [WAL-17] [WAL-18] [WAL-52]
 */
export async function judgeCard(
  db: Db,
  card: WholeCard,
  { customer }: Pick<CustomerCaller, "customer">,
  needs: Pick<Needs, "config" | "limits">,
): Promise<Result<{ readonly number: string; readonly branch: string }, CardRefusal>> {
  if (!(await isCashOutBank(db, { bank: card.bank, region: customer.region })))
    return refuse({ code: "bank_unknown" });
  const names = await findProvenNames(db, customer.id, needs);
  const proven = card.is_company ? names.company : names.personal;
  if (proven === "")
    return refuse({ code: card.is_company ? "company_unproven" : "holder_unproven" });
  const checked = checkCard(card, proven, needs.limits);
  if (checked.ok) return checked;
  const { code, ...values } = checked.error;
  return refuse({ code, values: code === "holder_differs" ? { name: proven } : values });
}
