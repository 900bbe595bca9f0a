export const wallet = {
  title: "钱包",
  help: "费用说明",
  balance: "可用余额",
  locked: "冻结 {amount}",
  due: "待付运费 {amount}",
  topup: "储值",
  topups: "储值记录",
  bonus: "红包",
  ledger: "收支明细",
  ledgerSubject: "明细类别",
  subjects: {
    "2010101": "现金",
    "2010102": "红包",
    "2010107": "点数",
  },
  after: "余额 {amount}",
  directs: {
    income: "收入",
    expense: "支出",
    freeze: "冻结",
    unfreeze: "解冻",
  },
  empty: {
    title: "还没有收支",
    body: "储值和付款的每一笔都会记在这里。",
  },
  loading: "正在读取收支明细",
} as const;
