import type { OutputOf } from "@sampan/contract/kernel/call";
import type { checkExpressNumbers as call } from "@sampan/contract/logistics/consignments/consignments";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { readExpressNo } from "@sampan/domain/logistics/consignments/consignment";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type OwnExpress, selectOwnExpress } from "./consignment-queries.ts";

type Checked = OutputOf<typeof call>["data"];

/**
 * Tells of each number, in the order asked, whether its goods have been received. A number that the asker did not
 * register is `unregistered`, whoever else did: nobody learns what others expect. [CONS-06] [API-79]
 */
export async function checkExpressNumbers(
  db: Db,
  typed: readonly string[],
  { customer }: CustomerCaller,
): Promise<Checked> {
  const numbers = typed.map((one) => readExpressNo(one) ?? one.trim());
  const own = await selectOwnExpress(db, { accountId: customer.id, numbers });
  return [...new Set(numbers)].map((express_no) => {
    const found = own.find((one) => one.express_no === express_no);
    if (!found) return { express_no, state: "unregistered", received_at: "", tid: "" };
    const { received_at, tid } = found;
    return {
      express_no,
      state: stateOf(found),
      received_at: received_at === null ? "" : formatWireTime(received_at, customer.region),
      tid,
    };
  });
}

const stateOf = ({ status, received_at }: OwnExpress): Checked[number]["state"] =>
  received_at !== null ? "received" : status === -1 ? "in_review" : "expected";
