import type {
  BillForm,
  MovementKind,
} from "@sampan/domain/trade/purchase-payments/payment-difference";

/** What stands in a column of one row, by the column's name; empty where there is none. */
export type BillRow = (name: string) => string;

/** One of Alipay's forms: which columns it needs, and what a row says of money. */
export interface BillColumns {
  readonly form: BillForm;
  readonly needed: readonly string[];
  readonly moment: string;
  readonly amounts: readonly string[];
  readonly trade_no: string;
  readonly merchant_no: string;
  readonly counterparty: string;
  readonly goods: string;
  readonly method?: string;
  /** Undefined for words that it does not know. */
  readonly movedIn: (
    row: BillRow,
  ) => { readonly kind: MovementKind | "other"; readonly amount: string } | undefined;
}

/** What of a payment never left the account. */
const never = ["交易关闭", "等待付款", "支付失败", "交易失败"];

/** As the app gives it to a person: refunds are counted neither as income nor as expense. */
export const personal: BillColumns = {
  form: "personal",
  needed: ["交易时间", "收/支", "金额", "交易状态", "交易订单号", "商家订单号"],
  moment: "交易时间",
  amounts: ["金额"],
  trade_no: "交易订单号",
  merchant_no: "商家订单号",
  counterparty: "交易对方",
  goods: "商品说明",
  method: "收/付款方式",
  movedIn: (row) => {
    const way = row("收/支");
    const state = row("交易状态");
    const amount = row("金额");
    if (!["支出", "收入", "不计收支"].includes(way)) return undefined;
    if (state === "退款成功") return { kind: "returned", amount };
    return { kind: way === "支出" && !never.includes(state) ? "paid" : "other", amount };
  },
};

/** As a business downloads what its account moved: two columns of amounts, of which one is empty. */
export const business: BillColumns = {
  form: "business",
  needed: ["发生时间", "收入金额", "支出金额", "业务流水号", "商户订单号", "业务类型"],
  moment: "发生时间",
  amounts: ["收入金额", "支出金额"],
  trade_no: "业务流水号",
  merchant_no: "商户订单号",
  counterparty: "对方账号",
  goods: "商品名称",
  movedIn: (row) => {
    const [came, went] = [row("收入金额"), row("支出金额")];
    const kind = row("业务类型");
    if (/[1-9]/.test(went))
      return { kind: /支付|付款|转账|购/.test(kind) ? "paid" : "other", amount: went };
    if (/[1-9]/.test(came))
      return { kind: kind.includes("退款") ? "returned" : "other", amount: came };
    return { kind: "other", amount: "0" };
  },
};
