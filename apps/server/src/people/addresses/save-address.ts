import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { saveAddress as saveAddressCall } from "@sampan/contract/people/addresses";
import { refuseAddress, type AddressDraft } from "@sampan/domain/people/addresses/address-rules";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  clearDefault,
  countAddresses,
  insertAddress,
  lockAddressBook,
  updateAddress,
  type AddressFields,
} from "./address-queries.ts";
import { describeAddress } from "./describe-address.ts";

type Call = typeof saveAddressCall;
type Refused = Refusal<Call["refusals"][number]>;

/**
 * Adds an address or changes one of the caller's. Refuses what is wrong with it, `address_limit` for one too
 * many, and `address_unknown` for another person's. A new default takes the place of the old one.
 * [API-111] [ADDR-08] [ADDR-10] [ADDR-11]
 */
export async function saveAddress(
  db: Db,
  input: InputOf<Call>,
  { customer, now }: CustomerCaller,
  { limits }: Pick<Needs, "limits">,
): Promise<Result<OutputOf<Call>, Refused>> {
  const draft: AddressDraft = { ...input, region: input.region ?? customer.region };
  const [wrong] = refuseAddress(draft, limits);
  if (wrong) return refuse({ code: wrong.code });

  const accountId = customer.id;
  await lockAddressBook(db, accountId);
  const fields = { ...fieldsOf(draft), is_default: input.is_default === 1 };
  if (fields.is_default) await clearDefault(db, accountId);
  if (input.id !== undefined) {
    const key = input.id;
    if (!(await updateAddress(db, { key, accountId }, fields)))
      return refuse({ code: "address_unknown" });
    return ok({ data: describeAddress({ key, ...fields }) });
  }
  if ((await countAddresses(db, accountId)) >= limits.addresses)
    return refuse({ code: "address_limit" });
  const key = await insertAddress(db, accountId, fields, now);
  return ok({ data: describeAddress({ key, ...fields }) });
}

const fieldsOf = (draft: AddressDraft): Omit<AddressFields, "is_default"> => ({
  consignee: draft.consignee.trim(),
  phone: draft.phone,
  region: draft.region,
  area: draft.to.map((part) => part.trim()),
  detail: draft.detail.trim(),
  postal_code: draft.postal_code,
});
