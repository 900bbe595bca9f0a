import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  CustomerDetail,
  getCustomer as call,
} from "@sampan/contract/people/customers/staff-customers";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { findCredits } from "../accounts/find-credits.ts";
import { listAddresses } from "../addresses/list-addresses.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { devicesOf } from "../sessions/list-devices.ts";
import { findCustomerByUid, findDealings, type CustomerRow } from "./customer-queries.ts";
import { describeCustomer, maskedAddress } from "./describe-customer.ts";
import { findGrant, findNotes } from "./desk-queries.ts";

/** The ledger's own list, handed in: the ledger is of a wing above. */
export type ListLedgerRows = (
  db: Db,
  wanted: typeof ledgerRows,
  by: {
    readonly caller: Pick<StaffCaller, "language" | "region"> & {
      readonly customer: Pick<CustomerRow, "id" | "currency">;
    };
    readonly say: Needs["say"];
  },
) => Promise<{ readonly datalist: CustomerDetail["ledger"] }>;

const ledgerRows = { page: 1, page_size: 10, subject: "2010101", order_by: "id desc" } as const;

/**
 * One customer with what they have with us: balances, newest orders and packages, addresses in part, devices,
 * and what staff noted. Times are those of the customer's region. Refuses `customer_unknown`. [BO-47]
 */
export async function getCustomer(
  db: Db,
  { uid }: InputOf<typeof call>,
  {
    caller,
    say,
    listLedgerRows,
  }: {
    readonly caller: StaffCaller;
    readonly say: Needs["say"];
    readonly listLedgerRows: ListLedgerRows;
  },
): Promise<Result<{ data: CustomerDetail }, Refusal<"customer_unknown">>> {
  const row = await findCustomerByUid(db, uid);
  if (!row) return refuse({ code: "customer_unknown" });
  const { region, currency } = row;
  const credits = await findCredits(db, row.id);
  const reader = { language: caller.language, region, customer: row };
  const ledger = await listLedgerRows(db, ledgerRows, { caller: reader, say });
  return ok({
    data: {
      ...describeCustomer(row),
      gender: row.gender,
      birthday: row.birthday ?? "",
      sales_code: row.sales_code,
      language: row.language ?? "",
      currency,
      balance: credits.cash,
      lock_blc: credits.cash_locked,
      bonus: credits.bonus,
      points: credits.points,
      ledger: ledger.datalist,
      ...(await readDealings(db, row)),
      ...(await readDesk(db, row)),
      devices: await devicesOf(db, { accountId: row.id, region }, caller.now),
    },
  });
}

/** Orders, packages and addresses. */
async function readDealings(
  db: Db,
  row: CustomerRow,
): Promise<Pick<CustomerDetail, "orders" | "packages" | "addresses">> {
  const { orders, packages } = await findDealings(db, row.id);
  const addresses = await listAddresses(db, {}, { customer: row });
  const dated = <Dealing extends { created_at: Date }>({ created_at, ...dealing }: Dealing) => ({
    ...dealing,
    created_at: formatWireTime(created_at, row.region),
  });
  return {
    orders: orders.map(dated),
    packages: packages.map(dated),
    addresses: addresses.ok ? addresses.value.datalist.map(maskedAddress) : [],
  };
}

/** What staff wrote and gave. */
async function readDesk(
  db: Db,
  { id, region }: CustomerRow,
): Promise<Pick<CustomerDetail, "tier_until" | "notes">> {
  const grant = await findGrant(db, id);
  const notes = await findNotes(db, id);
  return {
    tier_until: grant?.ends_at ? formatWireTime(grant.ends_at, region) : null,
    notes: notes.map(({ place, written_at, ...note }) => ({
      ...note,
      id: String(place),
      written_at: formatWireTime(written_at, region),
    })),
  };
}
