export const workOrderErrors = {
  work_order_unknown: "没有这个对话",
  work_order_closed: "这个对话已关闭。还有问题，请再问我们一次",
  work_order_words_needed: "请写下您的问题",
  work_order_said_already: "刚才已经送出，不必再送一次",
  work_orders_too_many: "您有 {n} 个问题在等答复。请等其中一个答复后再问",
  work_order_about_unknown: "找不到您要问的订单、包裹或付款",
  work_order_of_other: "这个对话由同事负责，请先请他转交",
  work_order_colleague_unknown: "没有这位可以答复问题的同事",
  prepared_answer_unknown: "没有这个常用答复",
  prepared_answer_known: "已有同名的常用答复",
} as const;
