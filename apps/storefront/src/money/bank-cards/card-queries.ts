import { query } from "@sampan/client/query";
import { getNumberByUid } from "@sampan/contract/money/bank-cards/bank-cards";
import { queryBankList } from "@sampan/contract/money/ledger/wallet";

/** The bank accounts somebody may be paid out to, the default one first, and in whose name one may be. [WAL-10] */
export const cardsQuery = {
  ...query(getNumberByUid, {}, { asksLogin: true }),
  staleTime: 0,
};

/** The banks of the account's region that pay-outs go to. [WAL-11] */
export const cashOutBanksQuery = query(queryBankList, { kind: "cash_out" }, { asksLogin: true });
