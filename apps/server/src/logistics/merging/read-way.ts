import { isOfferedCarrier, isTransportId } from "@sampan/domain/goods/shippability/transports";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { addressToCopy } from "../../people/addresses/address-to-copy.ts";
import type { ChosenWay } from "./chosen-way.ts";

interface AskedWay {
  readonly address_id?: string | undefined;
  readonly express?: number | undefined;
  readonly transport?: number | undefined;
  readonly insurance?: number | undefined;
}

export type WayRefused = Refusal<
  "address_needed" | "carrier_needed" | "transport_needed" | "insurance_needed"
>;

/**
 * The way that a customer chose, with the address as it is now, or the one that was known where they name none; refuses
 * what is not chosen or not offered. [CONS-02]
 */
export async function readWay(
  db: Db,
  { address_id, express, transport, insurance }: AskedWay,
  { customer, settings }: CustomerCaller,
  known?: OrderAddress,
): Promise<Result<ChosenWay, WayRefused>> {
  const address =
    address_id === undefined
      ? known
      : await addressToCopy(db, { key: address_id, accountId: customer.id }).executeTakeFirst();
  if (!address) return refuse({ code: "address_needed" });
  if (!isOfferedCarrier(express, settings.carriers)) return refuse({ code: "carrier_needed" });
  if (!isTransportId(transport)) return refuse({ code: "transport_needed" });
  if (!isInsuranceType(insurance) || !settings.insurances.includes(insurance))
    return refuse({ code: "insurance_needed" });
  return ok({ address, express, transport, insurance });
}
