import type { InputOf } from "@sampan/contract/kernel/call";
import type { queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { isOfferedCarrier } from "@sampan/domain/goods/shippability/transports";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { addressToCopy } from "../../people/addresses/address-to-copy.ts";
import type { ChosenWay } from "../merging/chosen-way.ts";

type Answer = Omit<InputOf<typeof queryRehearsal>, "tid">;
type Refused = Refusal<"address_needed" | "carrier_needed" | "insurance_needed">;

/** The way that was asked for with what its owner wants otherwise; the line is chosen apart from it. */
export async function answeredWay(
  db: Db,
  { address_id, express, insurance }: Answer,
  { asked, caller }: { readonly asked: ChosenWay; readonly caller: CustomerCaller },
): Promise<Result<ChosenWay, Refused>> {
  const { customer, settings } = caller;
  const address =
    address_id === undefined
      ? asked.address
      : await addressToCopy(db, { key: address_id, accountId: customer.id }).executeTakeFirst();
  if (!address) return refuse({ code: "address_needed" });
  const carrier = express ?? asked.express;
  if (carrier !== asked.express && !isOfferedCarrier(carrier, settings.carriers))
    return refuse({ code: "carrier_needed" });
  const insured = insurance ?? asked.insurance;
  const isOffered = insured === asked.insurance || settings.insurances.some((id) => id === insured);
  if (!isInsuranceType(insured) || !isOffered) return refuse({ code: "insurance_needed" });
  return ok({ address, express: carrier, transport: asked.transport, insurance: insured });
}
