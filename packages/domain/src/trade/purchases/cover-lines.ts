/** A line of ours as it was ordered. */
export interface WantedLine {
  readonly id: number;
  readonly thid_item_id: string;
  /** Empty where the goods have no choices. */
  readonly thid_spec_id: string;
  readonly num: number;
}

/** An order that stands under our number, with what is in it. */
export interface StandingOrder {
  readonly order_no: string;
  readonly lines: readonly {
    readonly thid_item_id: string;
    readonly thid_spec_id: string | null;
    readonly quantity: number;
  }[];
}

export interface Covered {
  /** Lines that were ordered whole, together under these orders. */
  readonly purchases: readonly {
    readonly ids: readonly number[];
    readonly order_numbers: readonly string[];
  }[];
  /** Orders with pieces beyond what we wanted: they were placed twice, or hold less of a line than it wants. */
  readonly extra: readonly string[];
}

type Goods = Pick<WantedLine, "thid_item_id"> & { readonly thid_spec_id: string | null };

export const isSameGoods = (one: Goods, other: Goods): boolean =>
  one.thid_item_id === other.thid_item_id &&
  (one.thid_spec_id ?? "") === (other.thid_spec_id ?? "");

/**
 * Which of our lines the orders under one number of ours have bought. Orders are taken in the order of their numbers, for
 * as long as all of one fits into what is still wanted; a line is bought once nothing of it is left. Lines and orders
 * that touch each other are one purchase.
 */
export function coverLines(
  lines: readonly WantedLine[],
  orders: readonly StandingOrder[],
): Covered {
  const left = new Map(lines.map(({ id, num }) => [id, num]));
  const taken: { readonly id: number; readonly order_no: string }[] = [];
  for (const { order_no, ...order } of orders.toSorted(byNumber)) {
    for (const [id, pieces] of fitInto(lines, left, order)) {
      left.set(id, (left.get(id) ?? 0) - pieces);
      taken.push({ id, order_no });
    }
  }
  const whole = lines
    .filter(({ id }) => left.get(id) === 0)
    .map(({ id }) => ({
      id,
      numbers: new Set(taken.filter((one) => one.id === id).map(({ order_no }) => order_no)),
    }));
  const used = new Set(whole.flatMap(({ numbers }) => [...numbers]));
  return {
    purchases: joinTouching(whole),
    extra: orders.map(({ order_no }) => order_no).filter((number) => !used.has(number)),
  };
}

const byNumber = (a: StandingOrder, b: StandingOrder): number =>
  a.order_no.length - b.order_no.length || (a.order_no < b.order_no ? -1 : 1);

/** How many pieces of an order go to which line; to none where something of it is not wanted any more. */
function fitInto(
  lines: readonly WantedLine[],
  left: ReadonlyMap<number, number>,
  order: Pick<StandingOrder, "lines">,
): ReadonlyMap<number, number> {
  const fit = new Map<number, number>();
  for (const goods of order.lines) {
    let pieces = goods.quantity;
    for (const line of lines.filter((one) => isSameGoods(one, goods))) {
      const room = (left.get(line.id) ?? 0) - (fit.get(line.id) ?? 0);
      const part = Math.min(room, pieces);
      if (part > 0) fit.set(line.id, (fit.get(line.id) ?? 0) + part);
      pieces -= part;
    }
    if (pieces > 0) return new Map();
  }
  return fit;
}

function joinTouching(
  bought: readonly { readonly id: number; readonly numbers: ReadonlySet<string> }[],
): Covered["purchases"] {
  let purchases: { ids: readonly number[]; order_numbers: readonly string[] }[] = [];
  for (const { id, numbers } of bought) {
    const touches = (one: Covered["purchases"][number]) =>
      one.order_numbers.some((number) => numbers.has(number));
    const touching = purchases.filter(touches);
    const joined = {
      ids: [...touching.flatMap(({ ids }) => ids), id],
      order_numbers: [
        ...new Set([...touching.flatMap((one) => one.order_numbers), ...numbers]),
      ].toSorted(),
    };
    purchases = [...purchases.filter((one) => !touches(one)), joined];
  }
  return purchases;
}
