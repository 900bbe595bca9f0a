import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listPurchases } from "@sampan/contract/trade/purchases/staff-purchases";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { claimEnds, claimsSince } from "./claim-purchases.ts";
import {
  selectPurchaseItems,
  selectShipments,
  type StoredPurchaseItem,
} from "./purchase-queries.ts";
import { findWireOrders } from "./wire-orders-shown.ts";
import { selectSellerOrders, type StoredSellerOrder } from "./seller-order-queries.ts";

type Purchases = OutputOf<typeof listPurchases>;
type PurchaseItem = Purchases["datalist"][number]["items"][number];

/** The buyer's queue, by seller, with who has taken what on, and what stands by wire. [BO-10] */
export async function listSellerOrders(
  db: Db,
  { stage, whose, order_by, page, page_size }: InputOf<typeof listPurchases>,
  { caller, wirePlatforms }: { caller: StaffCaller; wirePlatforms: ReadonlySet<number> },
): Promise<Purchases> {
  const { rows, total } = await selectSellerOrders(db, {
    stage,
    whose,
    order_by,
    staff_id: caller.staff.id,
    since: claimsSince(caller),
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const items = await selectPurchaseItems(db, { sellOrderIds: rows.map(({ id }) => id) });
  const shown = await showItems(db, items, caller.language);
  const wires = await findWireOrders(
    db,
    rows.map(({ id }) => id),
  );
  return {
    datalist: rows.map(
      ({ region, id, place, claimed_by, claimer, claimed_at, currency, ...row }) => ({
        ...row,
        id: `${row.order_tid}-s${place}`,
        instructions: row.instructions && {
          ...row.instructions,
          currency,
          cancels_at: cancelsAt(row, region),
        },
        pay_time: row.pay_time && formatWireTime(row.pay_time, region),
        claim:
          claimed_at && claimer !== null
            ? {
                name: claimer,
                is_mine: claimed_by === caller.staff.id,
                until: formatWireTime(claimEnds(claimed_at, caller), region),
              }
            : null,
        items: shown.filter((_, index) => items[index]?.sell_order_id === id),
        takes_wire: wirePlatforms.has(row.platform),
        wire: wires.get(id) ?? null,
      }),
    ),
    total,
  };
}

function cancelsAt(
  { instructions, pay_time }: Pick<StoredSellerOrder, "instructions" | "pay_time">,
  region: Region,
): string | null {
  const days = instructions?.cancel_after_days ?? null;
  return days === null || pay_time === null
    ? null
    : formatWireTime(addDays(pay_time, days), region);
}

/** The named lines as they stand now. */
export async function listItems(
  db: Db,
  oids: readonly string[],
  language: Language,
): Promise<PurchaseItem[]> {
  return showItems(db, await selectPurchaseItems(db, { oids }), language);
}

/** A question to a customer, with its end on their clocks. */
const describeQuestion = <Asked extends { readonly region: Region; readonly due_at: string }>({
  region,
  due_at,
  ...question
}: Asked) => ({ ...question, due_at: formatWireTime(new Date(due_at), region) });

async function showItems(
  db: Db,
  items: readonly StoredPurchaseItem[],
  language: Language,
): Promise<PurchaseItem[]> {
  const shipments = await selectShipments(
    db,
    items.map(({ id }) => id),
  );
  return items.map(({ id, names, question, choice, ...item }) => ({
    ...item,
    question: question && describeQuestion(question),
    choice: choice && describeQuestion(choice),
    item_name: names[language] ?? item.item_name,
    shipments: shipments
      .filter(({ item_id }) => item_id === id)
      .map(({ express_no, carrier, num }) => ({ express_no, carrier, num })),
  }));
}
