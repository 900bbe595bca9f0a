/** A seller's parcel of an order. */
export type Parcel1688 = {
  readonly billNo: string;
  readonly company: string;
  readonly sentAt: Date;
  readonly lines: readonly { readonly lineNo: string; readonly quantity: number }[];
};

export type Line1688 = {
  readonly lineNo: string;
  readonly offerId: string;
  readonly skuId: string;
  /** Empty for goods without choices. */
  readonly specId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit_cents: number;
};

const statuses1688 = [
  "waitbuyerpay",
  "waitsellersend",
  "waitbuyerreceive",
  "success",
  "cancel",
] as const;
export type Status1688 = (typeof statuses1688)[number];

/** An order a buyer placed over the interface. */
export type Order1688 = {
  readonly id: string;
  /** The buyer's own number; nothing keeps two orders from having the same. */
  readonly outOrderId: string;
  readonly status: Status1688;
  readonly createdAt: Date;
  readonly paidAt?: Date;
  readonly shop: string;
  readonly receiver: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly lines: readonly Line1688[];
  readonly freight_cents: number;
  readonly parcels: readonly Parcel1688[];
};

/** What can go wrong with an order or with what is told of it. */
export const slipKinds = [
  /** The cart cannot be ordered over the interface. */
  "no_trade_mode",
  /** The cart becomes two orders. */
  "split",
  /** The order stands; nobody hears of it. */
  "answer_lost",
  /** The order stands; the answer comes after `delay_ms`. */
  "answer_late",
  /** Nobody hears of the order, and it stands only after `delay_ms`. */
  "created_late",
  /** The answer says that it failed, and names the order all the same. */
  "called_failed",
  /** The buyer's cancelling is done; the answer says that it failed. */
  "cancel_lost",
  "push_twice",
  /** The message waits in the queue of those that failed. */
  "push_lost",
  /** The message comes after the one that follows it. */
  "push_disordered",
] as const;
export type SlipKind = (typeof slipKinds)[number];

export type Slip = { readonly times: number; readonly delay_ms: number };

export type OrderBook = {
  /** Always a further order: whether 1688 knows a repeated number is written nowhere. */
  place(
    order: Pick<Order1688, "outOrderId" | "shop" | "receiver" | "message" | "freight_cents"> & {
      readonly lines: readonly Omit<Line1688, "lineNo">[];
    },
  ): Order1688;
  find(id: string): Order1688 | undefined;
  list(): Order1688[];
  pay(id: string): Order1688 | undefined;
  /** The seller sends all that is left, or a part of it: the first half of the pieces. */
  send(id: string, part?: boolean): Order1688 | undefined;
  receive(id: string): Order1688 | undefined;
  close(id: string): Order1688 | undefined;
  /** Lets an order, and what was sent of it, be so much older. */
  age(id: string, by_ms: number): Order1688 | undefined;
  slip(kind: SlipKind, slip: Slip): void;
  /** The slip that is switched on, counted down. */
  takeSlip(kind: SlipKind): Slip | undefined;
  slips(): Readonly<Record<string, Slip>>;
  clear(): void;
};

export function createOrderBook(now: () => Date): OrderBook {
  const orderById = new Map<string, Order1688>();
  const slipByKind = new Map<SlipKind, Slip>();
  let placed = 0;
  let sent = 0;

  /** Moves an order on, if it is in one of these states. */
  const move = (
    id: string,
    from: readonly Status1688[],
    change: (order: Order1688) => Partial<Order1688>,
  ): Order1688 | undefined => {
    const order = orderById.get(id);
    if (!order || !from.includes(order.status)) return undefined;
    const moved = { ...order, ...change(order) };
    orderById.set(id, moved);
    return moved;
  };

  return {
    place({ lines, ...order }) {
      placed += 1;
      // Seventeen digits, beyond what a JSON number holds exactly, and new after a restart.
      const id = `${now().getTime()}${String(placed % 10_000).padStart(4, "0")}`;
      const made: Order1688 = {
        ...order,
        id,
        status: "waitbuyerpay",
        createdAt: now(),
        lines: lines.map((line, at) => ({ ...line, lineNo: `${id}${at + 1}` })),
        parcels: [],
      };
      orderById.set(id, made);
      return made;
    },
    find: (id) => orderById.get(id),
    list: () => [...orderById.values()].toReversed(),
    pay: (id) => move(id, ["waitbuyerpay"], () => ({ status: "waitsellersend", paidAt: now() })),
    send: (id, part = false) =>
      move(id, ["waitsellersend"], (order) => {
        sent += 1;
        const parcel = {
          billNo: `YT${now().getTime()}${String(sent % 1000).padStart(3, "0")}`,
          company: "圆通速递(YTO)",
          sentAt: now(),
          lines: part ? firstHalf(leftOf(order)) : leftOf(order),
        };
        const parcels = [...order.parcels, parcel];
        const isWhole = leftOf({ ...order, parcels }).length === 0;
        return { parcels, status: isWhole ? "waitbuyerreceive" : "waitsellersend" };
      }),
    receive: (id) => move(id, ["waitbuyerreceive"], () => ({ status: "success" })),
    close: (id) => move(id, ["waitbuyerpay", "waitsellersend"], () => ({ status: "cancel" })),
    age: (id, by_ms) => move(id, statuses1688, (order) => olderBy(order, by_ms)),
    slip: (kind, slip) => void slipByKind.set(kind, slip),
    takeSlip(kind) {
      const slip = slipByKind.get(kind);
      if (!slip) return undefined;
      if (slip.times <= 1) slipByKind.delete(kind);
      else slipByKind.set(kind, { ...slip, times: slip.times - 1 });
      return slip;
    },
    slips: () => Object.fromEntries(slipByKind),
    clear() {
      orderById.clear();
      slipByKind.clear();
    },
  };
}

function olderBy({ createdAt, parcels }: Order1688, by_ms: number): Partial<Order1688> {
  const older = (at: Date) => new Date(at.getTime() - by_ms);
  return {
    createdAt: older(createdAt),
    parcels: parcels.map((parcel) => ({ ...parcel, sentAt: older(parcel.sentAt) })),
  };
}

/** What no parcel holds yet. */
function leftOf({ lines, parcels }: Pick<Order1688, "lines" | "parcels">): Parcel1688["lines"] {
  const sent = parcels.flatMap((parcel) => parcel.lines);
  return lines
    .map(({ lineNo, quantity }) => ({
      lineNo,
      quantity:
        quantity -
        sent.filter((line) => line.lineNo === lineNo).reduce((sum, line) => sum + line.quantity, 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

function firstHalf(lines: Parcel1688["lines"]): Parcel1688["lines"] {
  let left = Math.ceil(lines.reduce((sum, { quantity }) => sum + quantity, 0) / 2);
  return lines
    .map((line) => {
      const quantity = Math.min(left, line.quantity);
      left -= quantity;
      return { ...line, quantity };
    })
    .filter(({ quantity }) => quantity > 0);
}

type Priced = { readonly lines: readonly Pick<Line1688, "quantity" | "unit_cents">[] };

/** Cents of the goods of an order, without freight. */
export const goodsCents = ({ lines }: Priced): number =>
  lines.reduce((sum, { quantity, unit_cents }) => sum + quantity * unit_cents, 0);

/** Cents to be paid for an order. */
export const totalCents = (order: Priced & Pick<Order1688, "freight_cents">): number =>
  goodsCents(order) + order.freight_cents;
