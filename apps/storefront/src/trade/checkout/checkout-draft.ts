import type { Address } from "@sampan/contract/people/addresses";
import type { Region } from "@sampan/domain/kernel/regions";
import * as z from "zod/mini";
import { tabDraft } from "../../shell/tab-draft.ts";
import type { HandedOverLines } from "./handed-over-lines.ts";

/** The choices of a checkout. What is not chosen yet is absent. */
export const CheckoutDraft = z.object({
  /** The default address as long as it is absent. */
  address_id: z.optional(z.string()),
  express: z.optional(z.int()),
  transport: z.optional(z.int()),
  is_tax_included: z.optional(z.boolean()),
  pay_mode: z.optional(z.enum(["once", "twice"])),
  insurance: z.optional(z.int()),
  coupon_id: z.optional(z.string()),
  remark: z.string(),
  accepts_terms: z.boolean(),
  accepts_claims: z.boolean(),
});
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

/** So that nothing is lost on the way to the address form, or when the order is refused. [RT-64] */
export const checkoutDraft = tabDraft<CheckoutDraft>("settlement-choices", CheckoutDraft, {
  remark: "",
  accepts_terms: false,
  accepts_claims: false,
});

/** The address form was opened from here, and the new address is the one to use. */
export const chooseAddress = (address_id: string): void =>
  checkoutDraft.keep({ ...checkoutDraft.read(), address_id });

/** The chosen address, else the default one; undefined where the region has neither. [CHK-02] */
export function addressOf(
  { address_id }: Pick<CheckoutDraft, "address_id">,
  addresses: readonly Address[],
  region: Region,
): Address | undefined {
  const usable = addresses.filter((address) => address.region === region);
  return (
    usable.find(({ id }) => id === address_id) ?? usable.find(({ is_default }) => is_default === 1)
  );
}

/** What both calls of a checkout are asked with. */
export const checkoutOf = (
  { lines }: Pick<HandedOverLines, "lines">,
  draft: CheckoutDraft,
  address: Address | undefined,
) => ({
  lines,
  address_id: address?.id,
  express: draft.express,
  transport: draft.transport,
  is_tax_included: draft.is_tax_included,
  pay_mode: draft.pay_mode,
  insurance: draft.insurance,
  coupon_id: draft.coupon_id,
});
