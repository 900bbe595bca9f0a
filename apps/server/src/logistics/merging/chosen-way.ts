import type { CarrierId, TransportId } from "@sampan/domain/goods/shippability/transports";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { OrderAddress } from "../../kernel/db/columns.ts";

/** What a customer chose for parcels that leave as one. */
export interface ChosenWay {
  readonly address: OrderAddress;
  readonly express: CarrierId;
  readonly transport: TransportId;
  readonly insurance: InsuranceType;
}
