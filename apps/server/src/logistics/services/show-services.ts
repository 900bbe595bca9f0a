import type { ParcelServices } from "@sampan/contract/logistics/services/services";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { convert } from "@sampan/domain/kernel/money";
import { promisedBy } from "@sampan/domain/logistics/services/service-promise";
import { sql } from "kysely";
import { readNames } from "../../goods/translation/read-names.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";
import { findServedParcel, type ServedParcel } from "./served-parcel.ts";
import { findMenu, findRules } from "./service-terms.ts";
import { describeService, type ShownService, shownColumns, shownTables } from "./shown-services.ts";

/** What may be asked for of a customer's own parcel, and what was; undefined for another's. */
export async function showServices(
  db: Db,
  tid: string,
  caller: CustomerCaller,
): Promise<ParcelServices | undefined> {
  const { customer, prices, settings, region, now } = caller;
  const parcel = await findServedParcel(db, { tid, accountId: customer.id });
  if (!parcel) return undefined;
  const rate_e6 = prices.rates[customer.currency]?.rate_e6;
  const menu = rate_e6 === undefined ? [] : await findMenu(db, now);
  const { cash } = await findBalances(db, {
    accountId: customer.id,
    currency: customer.currency,
  });
  const asked = await selectOfParcel(db, parcel, customer.id);
  return {
    tid,
    currency: customer.currency,
    is_open: parcel.isOpen,
    balance: cash,
    goods: parcel.goods.map(({ oid, item_name, names, image, num, facts }) => ({
      oid,
      item_name,
      i18n: readNames(item_name, names),
      image,
      num,
      facts: [...facts],
    })),
    menu: menu.map(({ service, price, hours }) => ({
      service,
      price,
      amount: convert(price, { rate_e6: rate_e6 ?? 0, rounding: settings.rounding }),
      hours,
      due_at: hours === 0 ? "" : formatWireTime(promisedBy(now, hours, settings), region),
    })),
    rules: await findRules(db),
    asked: asked.map((one) => describeService(one, { region, now })),
  };
}

/** Of the parcel, of what it was merged from, and of the goods in it, the last asked in front. */
async function selectOfParcel(
  db: Db,
  { id, goods }: ServedParcel,
  accountId: number,
): Promise<ShownService[]> {
  const { rows } = await sql<ShownService>`
    select ${shownColumns}
      from ${shownTables}
     where service.account_id = ${accountId}
       and (service.package_id = ${id}
            or service.package_id in (select part_id from merged_parts where merged_id = ${id})
            or service.item_id = any(${goods.map((one) => one.id)}::bigint[]))
     order by service.id desc
     limit 100
  `.execute(db);
  return rows;
}
