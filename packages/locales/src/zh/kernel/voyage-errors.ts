import type { voyageRefusals } from "@sampan/contract/kernel/voyage-refusals";

/** What refusals of containers and flights say. */
export const voyageErrors = {
  voyage_unknown: "没有这个货柜或航班",
  voyage_not_in_state: "货柜或航班现在不能走这一步",
  voyage_box_not_sealed: "箱子要先封箱才能装柜",
  voyage_box_elsewhere: "这个箱子已经在另一个货柜或航班里",
  voyage_empty: "货柜里还没有箱子",
  moment_in_future: "这个时间还没到",
  moment_out_of_order: "这个时间早于上一步",
  box_in_voyage: "这个箱子跟着货柜或航班走，请在货柜页操作",
} as const satisfies Record<keyof typeof voyageRefusals, string>;
