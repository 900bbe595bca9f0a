import type {
  DutyParcel,
  DutyReceipt,
  ListedDutyReceipt,
  StaffDutyReceipt,
} from "@sampan/contract/logistics/clearance/duty-receipt-shapes";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { sum } from "@sampan/domain/kernel/money";
import { beyondExpected, hasLeftForCustoms } from "@sampan/domain/logistics/clearance/duty-receipt";
import type * as z from "zod/mini";
import { fileUrl } from "../../kernel/files/file-url.ts";
import type { Namesake, StoredReceipt } from "./duty-receipt-queries.ts";
import type { TaxedParcel } from "./duty-parcel.ts";

/** A receipt as its parcel's owner has it. */
export const describeOwnReceipt = (receipt: StoredReceipt): DutyReceipt => ({
  key: receipt.key,
  number: receipt.number,
  paid_on: receipt.paid_on,
  duty: receipt.duty,
  vat: receipt.vat,
  currency: receipt.currency,
  is_tax_included: receipt.is_tax_included,
  imgs: receipt.pages.map(fileUrl),
});

/** With who entered it, and by whom and why it counts no more. */
export const describeReceipt = (receipt: StoredReceipt): z.infer<typeof StaffDutyReceipt> => ({
  ...describeOwnReceipt(receipt),
  by: receipt.by,
  at: formatWireTime(receipt.at, receipt.region),
  corrects: receipt.corrects ?? "",
  ended_at: receipt.ended_at ? formatWireTime(receipt.ended_at, receipt.region) : "",
  ended_by: receipt.ended_by ?? "",
  ended_why: receipt.ended_why ?? "",
});

/** With what its parcel was expected to be asked when it was entered. */
export const describeListed = (receipt: StoredReceipt): ListedDutyReceipt => {
  const { tid, uid, paid, freight, expected_low, expected_high } = receipt;
  const beyond = beyondExpected(paid, { low: expected_low, high: expected_high });
  return {
    ...describeReceipt(receipt),
    tid,
    uid,
    paid,
    freight,
    expected_low,
    expected_high,
    beyond,
  };
};

/** A parcel with all that was entered about it. */
export function describeDutyParcel(
  { expected, ...parcel }: TaxedParcel,
  entered: { readonly receipts: readonly StoredReceipt[]; readonly namesakes: readonly Namesake[] },
): DutyParcel {
  const { receipts, namesakes } = entered;
  const { tid, uid, currency, freight, is_tax_included, worth } = parcel;
  const paid = sum(
    receipts.filter((one) => one.ended_at === null).flatMap(({ duty, vat }) => [duty, vat]),
  );
  return {
    tid,
    uid,
    currency,
    paid,
    freight,
    is_tax_included,
    expected_low: expected.low,
    expected_high: expected.high,
    beyond: receipts.some((one) => one.ended_at === null) ? beyondExpected(paid, expected) : 0,
    consignee: parcel.consignee,
    region: parcel.region,
    transport: parcel.transport,
    transport_state: parcel.transport_state,
    worth,
    has_left: hasLeftForCustoms[parcel.transport_state],
    receipts: receipts.map(describeReceipt),
    namesakes: [...namesakes],
  };
}
