import { postForm } from "@sampan/client/post-form";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { rechargePay } from "@sampan/contract/money/topups/online-topups";

export type StartedPayment = Omit<OutputOf<typeof rechargePay>["data"], "order_no">;

/** True where the provider has no page of its own: its address is the picture to scan. */
export const isToScan = ({ pay_url, qr_image }: StartedPayment): boolean =>
  qr_image !== undefined && qr_image === pay_url;

/** Leaves for the provider's page: by its address, or by a form posted there. */
export function followProvider({ method, pay_url, fields }: StartedPayment): void {
  if (method === "GET") return location.assign(pay_url);
  postForm(pay_url, fields);
}
