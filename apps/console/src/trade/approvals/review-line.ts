import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";

/** One line of an order under review. */
export type Line = Review["sellers"][number]["lines"][number];

/** Whether there is a listing to hold it against; what is paid for somebody has none. */
export const isListed = ({ spu_id }: Line): boolean => spu_id !== "";

/** A line whose price the reader set so low that a colleague has to confirm it before they may approve. */
export const ownUnconfirmed = ({ sellers }: Review): Line | undefined =>
  sellers.flatMap(({ lines }) => lines).find(({ second_person }) => second_person?.is_own);
