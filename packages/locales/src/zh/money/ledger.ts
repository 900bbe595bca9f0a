/** What a ledger row was, by kind of movement. */
export const ledger = {
  topup_bank: "银行转账储值",
  topup_online: "线上储值",
  payment_order: "订单 {tid} 付款",
  payment_supplement: "补款 {tid}",
  payment_freight: "运费账单 {tid}",
  freight_surplus: "订单 {tid} 多付的运费退回",
  bonus_granted: "获得红包",
  points_granted: "订单 {tid} 获得点数",
  points_given: "获赠积分",
  points_used: "付款时使用点数",
  refund: "订单 {tid} 退款",
  freeze: "提领冻结",
  unfreeze: "提领解冻",
  withdrawal: "提领",
  withdrawal_fee: "提领手续费",
  correction: "余额更正",
} as const;
