import { dayOf, type TableFormat } from "./table-format.ts";

/** KBank's list for businesses (K BIZ), in the language that the page had; days as `13-02-26`. */
export const kbiz: TableFormat = {
  currency: "THB",
  encoding: "windows-874",
  columns: [
    {
      day: "Date",
      time: "Time/ Eff.Date",
      out: "Withdrawal",
      in: "Deposit",
      balance: "Outstanding Balance",
      texts: ["Descriptions", "Channel", "Details"],
    },
    {
      day: "วันที่",
      time: "เวลา/ วันที่มีผล",
      out: "ถอนเงิน",
      in: "ฝากเงิน",
      balance: "ยอดคงเหลือ",
      texts: ["รายการ", "ช่องทาง", "รายละเอียด"],
    },
  ],
  readDay: (text) => {
    const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
    return dayOf(year === undefined ? year : `20${year}`, month, day);
  },
  isNoMovement: (texts) => /^(?:Beginning Balance|ยอดยกมา)/.test(texts),
};
