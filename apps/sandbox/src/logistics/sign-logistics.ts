import { checkMacValueOf } from "../payments/ecpay/check-mac-value.ts";
import type { TextFields } from "../text-fields.ts";

export type LogisticsSecret = {
  readonly merchantId: string;
  readonly hashKey: string;
  readonly hashIv: string;
};

/** The signature of ECPay's logistics. */
export const logisticsMac = (secret: LogisticsSecret, fields: TextFields): string =>
  checkMacValueOf(secret, fields, "md5");

/** The fields with the merchant's signature. */
export const signedBy = (secret: LogisticsSecret, fields: TextFields): TextFields => ({
  ...fields,
  CheckMacValue: logisticsMac(secret, fields),
});
