import type { EnvelopeKeys } from "./seal-data.ts";

export interface EcpayInvoiceConfig extends EnvelopeKeys {
  /** Scheme and host, e.g. https://einvoice.ecpay.com.tw */
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly now: () => Date;
}
