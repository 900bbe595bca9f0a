import { dayOf, type TableFormat } from "./table-format.ts";

/** SCB's list for businesses: the sign of the balance in a column of its own, days as `13/02/2026`. */
export const scb: TableFormat = {
  currency: "THB",
  encoding: "windows-874",
  columns: [
    {
      day: "Date",
      time: "Time",
      out: "Debit Amount",
      in: "Credit Amount",
      balance: "Balance Amount",
      balanceSign: "Balance Sign",
      texts: ["Transaction Code", "Channel", "Description"],
      reference: "Cheque Number",
      account: "Account Number",
    },
  ],
  readDay: (text) => {
    const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
    return dayOf(year, month, day);
  },
};
