import { type TableFormat, yearFirst } from "./table-format.ts";

/** Cathay's list of movements: everything in quotes, five lines before the names, sums below. */
export const cathay: TableFormat = {
  currency: "TWD",
  encoding: "big5",
  accountLabel: "帳號",
  columns: [
    {
      day: "帳務日期",
      time: "交易日期",
      out: "提出",
      in: "存入",
      balance: "餘額",
      texts: ["說明", "交易資訊", "備註"],
    },
  ],
  readDay: yearFirst,
};
