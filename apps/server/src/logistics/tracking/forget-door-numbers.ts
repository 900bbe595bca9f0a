import type { Db } from "../../kernel/db/db.ts";

/** Takes away what was scanned on the way to somebody's door: where they live, and who signed for it. [ACC-35] */
export const forgetDoorNumbers = (db: Db, accountId: number): Promise<unknown> =>
  db
    .deleteFrom("tracked_numbers")
    .where("leg", "=", "door")
    .where("express_no", "in", (own) =>
      own
        .selectFrom("packages")
        .select("local_express_no")
        .where("account_id", "=", accountId)
        .where("local_express_no", "<>", ""),
    )
    .execute();
