import { isSigned } from "../../payments/ecpay/check-mac-value.ts";
import { readForm } from "../../payments/ecpay/read-form.ts";
import type { MapAnswer, ShippingPush } from "../shipping-provider.ts";
import type { EcpayLogisticsConfig } from "./ecpay-logistics-config.ts";
import { readEcpayTime } from "../../payments/ecpay/ecpay-time.ts";

/** What a browser brought from the map. Its name and address are anybody's: only the visit and the id are read. */
export function readEcpayMapAnswer(rawBody: string): MapAnswer | undefined {
  const fields = readForm(rawBody);
  const { ExtraData: visit = "", CVSStoreID: store_id = "" } = fields ?? {};
  return /^\w{8,20}$/.test(visit) && /^\w{1,9}$/.test(store_id) ? { visit, store_id } : undefined;
}

/** A push; undefined where its signature does not fit an account of ours, or it says less than it has to. */
export function readEcpayPush(
  { stores, home }: EcpayLogisticsConfig,
  rawBody: string,
): ShippingPush | undefined {
  const fields = readForm(rawBody);
  if (!fields) return undefined;
  const account = [stores, home].find((one) => one?.merchantId === fields["MerchantID"]);
  if (!account || !isSigned(account, fields, "md5")) return undefined;
  const { MerchantTradeNo: trade_no, AllPayLogisticsID: logistics_id, RtnCode: code } = fields;
  const at = readEcpayTime(fields["UpdateStatusDate"] ?? "");
  if (!trade_no || !logistics_id || !code || !at) return undefined;
  return { trade_no, logistics_id, code, at };
}
