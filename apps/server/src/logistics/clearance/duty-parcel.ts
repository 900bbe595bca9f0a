import { customsBy } from "@sampan/domain/goods/duties/duty-book";
import { dutyClassOf, type SetDutyClass } from "@sampan/domain/goods/duties/duty-class";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { type Cents, sum } from "@sampan/domain/kernel/money";
import { expectedDuty } from "@sampan/domain/logistics/clearance/duty-receipt";
import type { TransportState } from "@sampan/domain/logistics/parcels/package-state";
import { insuranceFee } from "@sampan/domain/trade/charges/insurance";
import type { Span } from "@sampan/domain/trade/door-price/import-tax";
import { sql } from "kysely";
import { findDutyBook } from "../../goods/duties/find-duty-book.ts";
import { joinSetClasses, setClassColumns } from "../../goods/duties/set-class-sql.ts";
import type { Db } from "../../kernel/db/db.ts";
import { billedWithTax } from "./billed-freight.ts";
import { drawParcel } from "./clearance-queries.ts";
import type { DrawnParcel } from "./drawn-declaration.ts";

/** A billed parcel as a customs office has it: worth what, and what was expected to be asked. Cents of the payment currency. */
export interface TaxedParcel extends Omit<DrawnParcel, "insurance" | "paid" | "lines"> {
  readonly uid: string;
  readonly consignee: string;
  readonly transport_state: TransportState;
  readonly created_at: Date;
  readonly is_tax_included: boolean;
  readonly worth: Cents;
  readonly expected: Span;
}

/**
 * What customs takes a billed parcel to be, by what was paid for it and by the rates and classes that held when its freight was
 * billed. Undefined for one without a bill.
 */
export async function findTaxedParcel(db: Db, packageId: number): Promise<TaxedParcel | undefined> {
  const drawn = await drawParcel(db, packageId);
  const billed = drawn && (await selectBilled(db, packageId));
  if (!billed) return undefined;
  const { lines, insurance, paid, ...parcel } = drawn;
  const { posted_at, ...facts } = billed;
  const book = await findDutyBook(db, posted_at);
  const classed = await selectClassed(db, packageId, posted_at);
  const declared = {
    worth: sum([...lines.map(({ amount }) => amount), insuranceFee(paid, insurance)]),
    lines: lines.map(({ oid, amount }) => {
      const line = classed.find((one) => one.oid === oid);
      return {
        goods: amount,
        duty_class: line && dutyClassOf(asked(line), book.words).duty_class,
      };
    }),
  };
  return {
    ...parcel,
    ...facts,
    worth: sum([declared.worth, parcel.freight]),
    expected: expectedDuty(declared, parcel.freight, customsBy(book, parcel.region)),
  };
}

type Billed = Pick<
  TaxedParcel,
  "uid" | "consignee" | "transport_state" | "created_at" | "is_tax_included"
> & { readonly posted_at: Date };

async function selectBilled(db: Db, packageId: number): Promise<Billed | undefined> {
  const { rows } = await sql<Billed>`
    select account.uid, package.transport_state, package.created_at, bill.posted_at,
           ${billedWithTax} as is_tax_included,
           coalesce(own.address, ordered.address) ->> 'consignee' as consignee
      from packages package
      join accounts account on account.id = package.account_id
      join bills bill on bill.id = package.bill_id
      left join parcel_ways own on own.package_id = package.id
      join lateral (
        select (array_agg(orders.address order by orders.id))[1] as address
          from package_items content
          join order_items item on item.id = content.item_id
          join orders on orders.id = item.order_id
         where content.package_id = package.id
      ) as ordered on true
     where package.id = ${packageId}
  `.execute(db);
  return rows[0];
}

interface ClassedLine {
  readonly oid: string;
  readonly item_name: string;
  readonly category: string | null;
  readonly own_class: SetDutyClass | null;
  readonly kin_class: SetDutyClass | null;
}

const asked = ({ item_name, category, own_class: own, kin_class: kin }: ClassedLine) => ({
  item_name,
  category: category ?? "",
  own,
  kin,
});

async function selectClassed(db: Db, packageId: number, moment: Date): Promise<ClassedLine[]> {
  const { rows } = await sql<ClassedLine>`
    select item.oid, item.item_name, category.name ->> ${originalLanguage}::text as category, ${setClassColumns}
      from package_items content
      join order_items item on item.id = content.item_id
      left join products product on product.id = item.product_id
      left join categories category on category.id = product.category_id
      ${joinSetClasses(moment)}
     where content.package_id = ${packageId}
  `.execute(db);
  return rows;
}
