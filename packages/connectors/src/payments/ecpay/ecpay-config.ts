import type { EcpayHashKeys } from "./check-mac-value.ts";

export interface EcpayConfig extends EcpayHashKeys {
  /** Scheme and host, e.g. https://payment.ecpay.com.tw */
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly now: () => Date;
}

/** ECPay's currency has no smaller unit in use: amounts on its wire are whole dollars. */
export const dollar_cents = 100;
