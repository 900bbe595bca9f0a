import { type RawBuilder, sql } from "kysely";

/** Whether all of these orders were handed over: signed for or completed. */
export const areHandedOver = (tids: RawBuilder<readonly string[]>): RawBuilder<boolean> => sql`
  (select bool_and(status in (5, 7)) from orders where tid = any(${tids}))
`;
