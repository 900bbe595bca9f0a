import type { InputOf } from "@sampan/contract/kernel/call";
import type { addInviteTerms, InviteTerms } from "@sampan/contract/shop/staff-invitations";
import { byCurrency } from "@sampan/domain/kernel/by-region";
import { noAmounts } from "@sampan/domain/shop/invitations/reward-terms";
import { tiers } from "../../kit/tier-name.ts";

export type TypedTerms = Omit<InputOf<typeof addInviteTerms>, "begins_at"> & {
  /** As the field has it; undefined for at once. */
  readonly moment: string | undefined;
};

export interface TermsFieldsProps {
  readonly typed: TypedTerms;
  readonly put: (change: Partial<TypedTerms>) => void;
}

/** Where a new version begins: with what the last one said. */
export function newTerms(last: InviteTerms | undefined): TypedTerms {
  const shares = Object.fromEntries(tiers.map((tier) => [tier, 0])) as TypedTerms["shares"];
  const none = {
    kind: "points" as const,
    amounts: noAmounts(),
    month_most: noAmounts(),
    shares,
    least: byCurrency(() => 0),
  };
  const { kind, amounts, month_most, shares: held, least } = last ?? none;
  return { kind, amounts, month_most, shares: held ?? shares, least, moment: undefined };
}

/** As it travels. */
export const wireTerms = ({ moment, ...terms }: TypedTerms): InputOf<typeof addInviteTerms> => ({
  ...terms,
  begins_at: moment ? `${moment.replace("T", " ")}:00` : "",
});
