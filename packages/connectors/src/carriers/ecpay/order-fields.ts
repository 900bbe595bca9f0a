import { isWholeUnits } from "@sampan/domain/kernel/money";
import { isStoreChain, lastMileFacts } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { ShippingToOrder } from "../shipping-provider.ts";
import { dollar_cents } from "../../payments/ecpay/ecpay-config.ts";
import type {
  EcpayAccount,
  EcpayHomeAccount,
  EcpayLogisticsConfig,
} from "./ecpay-logistics-config.ts";
import { ecpayTime } from "../../payments/ecpay/ecpay-time.ts";
import { subTypeOf } from "./sub-types.ts";

const name_characters = 10;
const address_characters = 60;

/** Why an order would be refused without asking; undefined where it may go out. */
export function whyNoOrder({
  trade_no,
  way,
  value,
  receiver,
  store_id,
  door,
}: ShippingToOrder): string | undefined {
  if (!/^[A-Za-z0-9]{1,20}$/.test(trade_no)) return "number is not 1 to 20 letters and digits";
  if (!isWholeUnits(value) || value < dollar_cents) return "value is not in whole dollars from 1";
  const most = lastMileFacts[way].value_max;
  if (most !== null && value > most) return "value is above what stores take";
  if (receiver.name.trim() === "") return "receiver has no name";
  if (!/^09\d{8}$/.test(receiver.mobile)) return "receiver has no mobile number of Taiwan";
  if (isStoreChain(way)) return store_id === null ? "store is missing" : undefined;
  return door === null || door.address.trim() === "" ? "address is missing" : undefined;
}

/** The form of an order, not yet signed. Text keeps to the lengths and characters that ECPay takes. */
export function orderFields(
  config: EcpayLogisticsConfig,
  { sender }: EcpayAccount,
  shipping: ShippingToOrder,
): Record<string, string> {
  const { way, value, receiver } = shipping;
  const { type, subType } = subTypeOf(way);
  const amount = String(value / dollar_cents);
  return {
    MerchantTradeNo: shipping.trade_no,
    MerchantTradeDate: ecpayTime(config.now()),
    LogisticsType: type,
    LogisticsSubType: subType,
    GoodsAmount: amount,
    // 7-ELEVEN wants both to be the same, also where nobody pays at the counter.
    ...(way === "seven_eleven" ? { CollectionAmount: amount } : {}),
    IsCollection: "N",
    GoodsName: plainText(shipping.goods_name, 50),
    SenderName: sender.name,
    SenderCellPhone: sender.mobile,
    ReceiverName: plainText(receiver.name, name_characters),
    ReceiverCellPhone: receiver.mobile,
    ServerReplyURL: config.pushUrl,
    ...(shipping.store_id === null ? {} : { ReceiverStoreID: shipping.store_id }),
    ...(shipping.door && config.home ? doorFields(config.home, shipping.door, shipping) : {}),
  };
}

type Door = NonNullable<ShippingToOrder["door"]>;

function doorFields(
  home: EcpayHomeAccount,
  door: Door,
  { sides_mm }: ShippingToOrder,
): Record<string, string> {
  return {
    SenderZipCode: home.postal_code,
    SenderAddress: plainText(home.address, address_characters),
    ReceiverZipCode: door.postal_code,
    ReceiverAddress: plainText(door.address, address_characters),
    Temperature: "0001",
    Distance: distanceOf(home.address, door),
    Specification: specificationOf(sides_mm),
    ScheduledPickupTime: "4",
    ScheduledDeliveryTime: "4",
  };
}

/** Postal codes of the islands: Lienchiang, Penghu, Kinmen, Liuqiu, Lyudao and Lanyu. */
const islands = /^(209|21[0-2]|88[0-5]|89[0-6]|929|951|952)/;

/** In one county, between two, or over the sea. Addresses begin with their county, in three characters. */
function distanceOf(from: string, to: Door): string {
  if (islands.test(to.postal_code)) return "02";
  return countyOf(from) === countyOf(to.address) ? "00" : "01";
}

const countyOf = (address: string): string => address.trim().replaceAll("台", "臺").slice(0, 3);

const sizes = [
  { most_mm: 600, code: "0001" },
  { most_mm: 900, code: "0002" },
  { most_mm: 1_200, code: "0003" },
] as const;
const specificationOf = (sides_mm: number): string =>
  sizes.find(({ most_mm }) => sides_mm <= most_mm)?.code ?? "0004";

/** ECPay refuses what looks like markup. */
const plainText = (text: string, characters: number): string =>
  Array.from(text.replaceAll(/[#<>&'"%|^`!@*+\\]/g, " ").trim())
    .slice(0, characters)
    .join("");
