import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import { digitsFrom } from "../payments/payments.ts";
import { type TextFields, textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import type { Shipping } from "./shipping-book.ts";
import { logisticsMac, type LogisticsSecret, signedBy } from "./sign-logistics.ts";
import { chains, isSubType, storesOf, ways } from "./stores.ts";

const CLOCK_S = 300;
const AMOUNT_MAX = 20_000;

/** The account a form is signed with, if it is one of this world's. */
export function signerOf({ credentials }: World, fields: TextFields): LogisticsSecret | undefined {
  const { ecpayStores, ecpayHome } = credentials;
  const secret = [ecpayStores, ecpayHome].find((one) => one.merchantId === fields["MerchantID"]);
  return secret && logisticsMac(secret, fields) === fields["CheckMacValue"] ? secret : undefined;
}

/** ECPay's domestic logistics: orders, questions, changes. Everything is a form, answers are what they are there. */
export async function ecpayLogisticsRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "ecpay_logistics", { throttle: { status: 403, body: "" } });

  app.post("/ecpay-logistics/Express/Create", (request) => create(world, textFields(request.body)));

  app.post("/ecpay-logistics/Helper/QueryLogisticsTradeInfo/V5", (request) => {
    const fields = textFields(request.body);
    const secret = signerOf(world, fields);
    if (!secret) return "0|CheckMacValue驗證失敗";
    const age_s = Math.abs(world.now().getTime() / 1000 - Number(fields["TimeStamp"]));
    if (!(age_s <= CLOCK_S)) return "0|TimeStamp過期";
    const found = findOf(world, secret, fields);
    return found
      ? new URLSearchParams(signedBy(secret, tradeInfo(found))).toString()
      : "0|查無此訂單";
  });

  app.post("/ecpay-logistics/Helper/GetStoreList", (request) => {
    const fields = textFields(request.body);
    if (!signerOf(world, fields)) return { RtnCode: 10500001, RtnMsg: "CheckMacValue Error" };
    const asked = fields["CvsType"] === "All" ? chains : [fields["CvsType"] ?? ""];
    return {
      RtnCode: 1,
      RtnMsg: "成功",
      StoreList: asked.map((CvsType) => ({
        CvsType,
        StoreInfo: storesOf(CvsType)
          .filter(({ id }) => !world.shipping.closed.has(id))
          .map(({ id, name, address, phone }) => ({
            StoreId: id,
            StoreName: name,
            StoreAddr: address,
            StorePhone: phone,
          })),
      })),
    };
  });

  app.post("/ecpay-logistics/Express/UpdateStoreInfo", (request) => {
    const fields = textFields(request.body);
    const secret = signerOf(world, fields);
    if (!secret) return "0|CheckMacValue驗證失敗";
    const found = findOf(world, secret, fields);
    if (found?.subType !== "UNIMARTC2C" || found.validationNo !== fields["CVSValidationNo"])
      return "0|查無此訂單";
    const storeId = fields["ReceiverStoreID"] ?? "";
    if (fields["StoreType"] !== "01" || !isOpen(world, "UNIMART", storeId)) return "0|門市代號錯誤";
    if (found.storeId === storeId) return "1|OK";
    if (found.code !== "2101") return "0|此訂單狀態無法更新門市";
    found.storeId = storeId;
    found.code = ways.UNIMARTC2C.codes.on_the_way;
    return "1|OK";
  });
}

const findOf = (
  { shipping }: World,
  { merchantId }: LogisticsSecret,
  { MerchantTradeNo, AllPayLogisticsID }: TextFields,
): Shipping | undefined =>
  [...shipping.orders.values()].find(
    (one) =>
      one.merchantId === merchantId &&
      (AllPayLogisticsID ? one.id === AllPayLogisticsID : one.tradeNo === MerchantTradeNo),
  );

const isOpen = ({ shipping }: World, cvs: string, storeId: string): boolean =>
  !shipping.closed.has(storeId) && storesOf(cvs).some(({ id }) => id === storeId);

function create(world: World, fields: TextFields): string {
  const secret = signerOf(world, fields);
  if (!secret) return "0|CheckMacValue驗證失敗";
  const problem = refuseOrder(world, secret, fields);
  if (problem) return problem;
  const subType = fields["LogisticsSubType"];
  if (!subType || !isSubType(subType)) return "0|LogisticsSubType Error";
  const tradeNo = fields["MerchantTradeNo"]!;
  const isHome = subType === "TCAT";
  const order: Shipping = {
    id: digitsFrom(`logistics:${tradeNo}`, 9),
    tradeNo,
    merchantId: secret.merchantId,
    subType,
    amount: fields["GoodsAmount"]!,
    paymentNo: isHome ? "" : `F${digitsFrom(`payment:${tradeNo}`, 7)}`,
    validationNo: subType === "UNIMARTC2C" ? digitsFrom(`validation:${tradeNo}`, 4) : "",
    replyUrl: fields["ServerReplyURL"]!,
    receiver: fields["ReceiverName"]!,
    storeId: fields["ReceiverStoreID"] ?? "",
    code: "300",
  };
  world.shipping.orders.set(tradeNo, order);
  const told: Record<string, string> = {
    ...tradeInfo(order),
    RtnCode: "300",
    RtnMsg: "訂單處理中(已收到訂單資料)",
    BookingNote: isHome ? digitsFrom(`note:${tradeNo}`, 12) : "",
  };
  for (const name of ["LogisticsStatus", "HandlingCharge"]) delete told[name];
  // Its answers are not encoded, other than what they are signed over.
  return `1|${Object.entries(signedBy(secret, told))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;
}

const NAME = /^[^\d\s]{2,10}$/;

/** Why an order is not taken, in ECPay's words; undefined if it is. */
function refuseOrder(
  world: World,
  { merchantId }: LogisticsSecret,
  fields: TextFields,
): string | undefined {
  const { ecpayHome } = world.credentials;
  const subType = fields["LogisticsSubType"] ?? "";
  if (!isSubType(subType)) return "0|LogisticsSubType Error";
  const isHome = subType === "TCAT";
  // The accounts are not interchangeable.
  if ((merchantId === ecpayHome.merchantId) !== isHome) return "0|MerchantID Error";
  const required = ["MerchantTradeDate", "GoodsName", "ServerReplyURL", "ReceiverName"];
  const missing = required.find((name) => !fields[name]);
  if (missing) return `0|${missing} 為必填欄位`;
  const tradeNo = fields["MerchantTradeNo"] ?? "";
  if (!/^[A-Za-z0-9]{1,20}$/.test(tradeNo)) return "0|MerchantTradeNo Error";
  if (world.shipping.orders.has(tradeNo)) return "0|廠商交易編號重覆";
  const amount = fields["GoodsAmount"] ?? "";
  if (!/^[1-9]\d*$/.test(amount)) return "0|GoodsAmount Error";
  if (!isHome && Number(amount) > AMOUNT_MAX) return "10500040|商品金額範圍為1~20000元";
  if (subType === "UNIMARTC2C" && fields["CollectionAmount"] !== amount)
    return "0|CollectionAmount Error";
  if (!NAME.test(fields["SenderName"] ?? "")) return "0|SenderName Error";
  if (Array.from(fields["ReceiverName"] ?? "").length > 10) return "0|ReceiverName Error";
  for (const name of ["SenderCellPhone", "ReceiverCellPhone"])
    if (!/^09\d{8}$/.test(fields[name] ?? "")) return `0|${name} Error`;
  if (!isHome)
    return isOpen(world, ways[subType].cvs, fields["ReceiverStoreID"] ?? "")
      ? undefined
      : "0|門市代號不存在或已關閉";
  const door = ["SenderZipCode", "SenderAddress", "ReceiverZipCode", "ReceiverAddress"];
  const without = door.find((name) => !fields[name]);
  if (without) return `0|${without} 為必填欄位`;
  return /^000[1-4]$/.test(fields["Specification"] ?? "") &&
    /^0[0-2]$/.test(fields["Distance"] ?? "")
    ? undefined
    : "0|Specification Error";
}

/** What is known of an order; not yet signed. */
const tradeInfo = (order: Shipping): TextFields => ({
  MerchantID: order.merchantId,
  MerchantTradeNo: order.tradeNo,
  AllPayLogisticsID: order.id,
  GoodsAmount: order.amount,
  LogisticsType: order.subType === "TCAT" ? "HOME" : "CVS",
  LogisticsSubType: order.subType,
  LogisticsStatus: order.code,
  HandlingCharge: String(ways[order.subType].charge),
  CVSPaymentNo: order.paymentNo,
  CVSValidationNo: order.validationNo,
});
