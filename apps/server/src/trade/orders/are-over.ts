import { type RawBuilder, sql } from "kysely";

/** Whether nothing more comes of these orders: signed for, completed, or closed because everything of them came back. */
export const areOver = (tids: RawBuilder<readonly string[]>): RawBuilder<boolean> => sql`
  (select bool_and(status in (5, 7, 9)) from orders where tid = any(${tids}))
`;
