import type { CustomerDetail } from "@sampan/contract/staff-customers";
import { formatWireTime } from "@sampan/domain/business-time";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { findCredits } from "../accounts/find-credits.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { devicesOf } from "../sessions/list-devices.ts";
import { findCustomerByUid, findDealings } from "./customer-queries.ts";
import { describeCustomer } from "./describe-customer.ts";

/**
 * One customer with what they have with us: balances, newest orders and packages, devices. Times are
 * those of the customer's region. Refuses `customer_unknown`. [BO-47]
 */
export async function getCustomer(
  db: Db,
  { uid }: { uid: string },
  { now }: StaffCaller,
): Promise<Result<{ data: CustomerDetail }, Refusal<"customer_unknown">>> {
  const row = await findCustomerByUid(db, uid);
  if (!row) return refuse({ code: "customer_unknown" });
  const credits = await findCredits(db, row.id);
  const dealings = await findDealings(db, row.id);
  const devices = await devicesOf(db, { accountId: row.id, region: row.region }, now);
  const at = (moment: Date) => formatWireTime(moment, row.region);
  return ok({
    data: {
      ...describeCustomer(row),
      gender: row.gender,
      birthday: row.birthday ?? "",
      sales_code: row.sales_code,
      language: row.language ?? "",
      currency: row.currency,
      balance: credits.cash,
      lock_blc: credits.cash_locked,
      bonus: credits.bonus,
      points: credits.points,
      addresses: dealings.addresses,
      orders: dealings.orders.map(({ created_at, ...order }) => ({
        ...order,
        created_at: at(created_at),
      })),
      packages: dealings.packages.map(({ created_at, ...parcel }) => ({
        ...parcel,
        created_at: at(created_at),
      })),
      devices,
    },
  });
}
