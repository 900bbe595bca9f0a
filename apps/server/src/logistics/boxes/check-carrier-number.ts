import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { courierNamed, isNumberOf } from "@sampan/domain/logistics/tracking/couriers";
import type { Refusal } from "../../kernel/http/envelope.ts";

interface Carried {
  /** As the desk writes it. */
  readonly local_carrier: string;
  /** Empty where the carrier gives none. */
  readonly local_express_no: string;
}

/** Refuses `courier_number_misfit` for a number that the carrier, if we know its numbers, does not give out. */
export const checkCarrierNumber = ({
  local_carrier,
  local_express_no: number,
}: Carried): Result<null, Refusal<"courier_number_misfit">> =>
  number === "" || isNumberOf(courierNamed(local_carrier), number)
    ? ok(null)
    : refuse({ code: "courier_number_misfit", values: { courier: local_carrier } });
