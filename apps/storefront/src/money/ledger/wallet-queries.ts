import { query, queryPages } from "@sampan/client/query";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";

/** What of an account a ledger counts, as the address of its page names it. [WAL-43] [WAL-44] */
export const subjectOf = { cash: "2010101", bonus: "2010102", points: "2010107" } as const;
export type Counted = keyof typeof subjectOf;

/** Money is read anew whenever somebody looks: staff and providers change it without us. */
export const balanceQuery = { ...query(getAccountBalance, {}, { asksLogin: true }), staleTime: 0 };

/** Newest first, five at a time as the call's default has it. [WAL-05] [CONST-33] */
export const ledgerQuery = (counted: Counted) => ({
  ...queryPages(queryAcctLogList, { subject: subjectOf[counted] }, { asksLogin: true }),
  staleTime: 0,
});
