import { checkMacValue } from "../../payments/ecpay/check-mac-value.ts";
import type { EcpayAccount } from "./ecpay-logistics-config.ts";

export const source_name = "ecpay_logistics";

type Fields = Readonly<Record<string, string>>;

/** The fields with the merchant and its signature. */
export function signedFor(account: EcpayAccount, fields: Fields): Record<string, string> {
  const own = { MerchantID: account.merchantId, ...fields };
  return { ...own, CheckMacValue: checkMacValue(account, own, "md5") };
}

export const formTo = (url: string, fields: Fields) =>
  ({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  }) as const;
