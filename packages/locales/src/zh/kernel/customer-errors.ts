/** Refusals about customers at the desk, and about browsers of theirs. */
export const customerErrors = {
  tier_end_past: "最后一天不能早于今天",
  text_needed: "请写下内容",
  push_off: "现在不能在浏览器通知您",
  push_address_refused: "这个浏览器的通知服务我们不认识，请换用其他浏览器",
} as const;
