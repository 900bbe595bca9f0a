import { multiply, sum } from "@sampan/domain/kernel/money";
import { OrderByWire } from "./order-by-wire.tsx";
import { RecordPurchase } from "./record-purchase.tsx";
import { RecordShipment } from "./record-shipment.tsx";
import type { SellerOrder } from "./seller-order.ts";
import type { Stage } from "./stages.ts";
import { WireOrder } from "./wire-order.tsx";

interface SellerOrderActsProps {
  readonly order: SellerOrder;
  readonly stage: Stage;
  readonly chosen: SellerOrder["items"];
  /** Whether nobody knows yet what became of its order at the marketplace. */
  readonly isOpen: boolean;
}

/** What is done with the chosen goods of a seller: ordered there, recorded as ordered, or as sent. [BO-10] [BO-12] */
export function SellerOrderActs({ order, stage, chosen, isOpen }: SellerOrderActsProps) {
  const paid = sum([
    order.mainland_freight,
    ...chosen.map(({ paid_price, num }) => multiply(paid_price, num)),
  ]);
  const byWire = order.takes_wire && !isOpen && (
    <OrderByWire shop={order.shop_name} items={chosen} />
  );
  return (
    <>
      {order.wire && <WireOrder wire={order.wire} />}
      {stage === "to_buy" ? (
        <RecordPurchase
          // What is chosen says what was paid: the field begins with that.
          key={chosen.map(({ oid }) => oid).join(" ")}
          items={chosen}
          paid={paid}
          byWire={byWire}
        />
      ) : (
        <RecordShipment items={chosen} />
      )}
    </>
  );
}
