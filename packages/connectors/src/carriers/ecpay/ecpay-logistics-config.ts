import type { EcpayHashKeys } from "../../payments/ecpay/check-mac-value.ts";

/** An account of ECPay's; those for parcels between stores and those for doors are not interchangeable. */
export interface EcpayAccount extends EcpayHashKeys {
  /** Scheme and host, e.g. https://logistics.ecpay.com.tw */
  readonly baseUrl: string;
  readonly merchantId: string;
  /** Who sends, at most ten characters without digits, and a mobile number of ten digits. */
  readonly sender: { readonly name: string; readonly mobile: string };
}

/** Where the parcels to doors are fetched. */
export interface EcpayHomeAccount extends EcpayAccount {
  readonly postal_code: string;
  readonly address: string;
}

export interface EcpayLogisticsConfig {
  readonly stores: EcpayAccount | undefined;
  readonly home: EcpayHomeAccount | undefined;
  /** Where browsers bring the chosen store, and where states are told. ECPay wants two addresses. */
  readonly mapReplyUrl: string;
  readonly pushUrl: string;
  readonly now: () => Date;
}
