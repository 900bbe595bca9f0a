import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  isStoreChain,
  type LastMileWay,
  lastMileWays,
} from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { stepOfEcpay } from "@sampan/domain/logistics/last-mile/shipping-step";
import { decimalToInteger } from "../../exact-decimal.ts";
import type { Outbound, OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { isSigned } from "../../payments/ecpay/check-mac-value.ts";
import { readForm } from "../../payments/ecpay/read-form.ts";
import type {
  BrowserForm,
  FoundShipping,
  MadeShipping,
  ShippingAnswer,
  ShippingProvider,
  ShippingRefused,
  ShippingToOrder,
} from "../shipping-provider.ts";
import { formTo, signedFor, source_name } from "./ecpay-forms.ts";
import type { EcpayAccount, EcpayLogisticsConfig } from "./ecpay-logistics-config.ts";
import { listEcpayStores } from "./list-ecpay-stores.ts";
import { orderFields, whyNoOrder } from "./order-fields.ts";
import { readEcpayMapAnswer, readEcpayPush } from "./read-ecpay-words.ts";
import { labelPages, subTypeOf } from "./sub-types.ts";

type Fields = Readonly<Record<string, string>>;

/** Lists of all stores of a chain are large, and take their time. */
const limits = { bodyLimit_bytes: 12_000_000, totalTimeout_ms: 25_000 } as const;

/** ECPay's domestic logistics: stores of four chains, and T-Cat to the door. Forms, signed with MD5. */
export function createEcpayLogistics(
  config: EcpayLogisticsConfig,
  outbound: Outbound,
): ShippingProvider {
  const source = outbound.source(source_name, "configured", limits);
  const ways = lastMileWays.filter((way) => accountOf(config, way));
  return {
    ways,
    mapForm: ({ chain, visit }) => ({
      url: `${accountFor(config, chain).baseUrl}/Express/map`,
      fields: {
        MerchantID: accountFor(config, chain).merchantId,
        MerchantTradeNo: visit,
        LogisticsType: "CVS",
        LogisticsSubType: subTypeOf(chain).subType,
        IsCollection: "N",
        ServerReplyURL: config.mapReplyUrl,
        ExtraData: visit,
        Device: "1",
      },
    }),
    readMapAnswer: readEcpayMapAnswer,
    listStores: (chain) => listEcpayStores(accountFor(config, chain), { chain, source }),
    order: (shipping) => order(config, source, shipping),
    find: (asked) => find(config, source, asked),
    labelForm: (shipping) => labelForm(config, shipping),
    moveStore: (shipping) => moveStore(config, source, shipping),
    readPush: (rawBody) => readEcpayPush(config, rawBody),
    thanks: { contentType: "text/plain", body: "1|OK" },
  };
}

const accountOf = ({ stores, home }: EcpayLogisticsConfig, way: LastMileWay) =>
  isStoreChain(way) ? stores : home;

function accountFor(config: EcpayLogisticsConfig, way: LastMileWay): EcpayAccount {
  const account = accountOf(config, way);
  if (!account) throw new Error(`ECPay has no account of ours for ${way}`);
  return account;
}

async function order(
  config: EcpayLogisticsConfig,
  source: Source,
  shipping: ShippingToOrder,
): Promise<Result<ShippingAnswer, SourceFailure>> {
  const detail = whyNoOrder(shipping);
  if (detail) return refuse({ code: "rejected", source: source_name, detail });
  const account = accountFor(config, shipping.way);
  const fields = signedFor(account, orderFields(config, account, shipping));
  return source.ask({
    repeatable: false,
    request: formTo(`${account.baseUrl}/Express/Create`, fields),
    read: (answer) => readOrderAnswer(account, shipping.trade_no, answer),
  });
}

const textOf = (answer: OutboundAnswer): string => new TextDecoder().decode(answer.body).trim();

const unreadable = (detail: string): SourceFailure => ({
  code: "unavailable",
  source: source_name,
  detail,
});

/** `1|k=v&…` or `0|words`: the leading digit decides, since its codes of success differ by guide. */
function readOrderAnswer(
  account: EcpayAccount,
  trade_no: string,
  answer: OutboundAnswer,
): Result<ShippingAnswer, SourceFailure> {
  const text = textOf(answer);
  const refused = refusedBy(text);
  if (refused) return ok(refused);
  if (!text.startsWith("1|")) return refuse(unreadable("answer is of no known form"));
  const fields = readForm(text.slice(2));
  if (!fields || !isSigned(account, fields, "md5"))
    return refuse(unreadable("answer is not signed by ECPay"));
  if (fields["MerchantTradeNo"] !== trade_no || !fields["AllPayLogisticsID"])
    return refuse(unreadable("answer is about another order"));
  return ok({ kind: "made", made: madeOf(fields) });
}

const madeOf = (fields: Fields): MadeShipping => ({
  logistics_id: fields["AllPayLogisticsID"] ?? "",
  payment_no: fields["CVSPaymentNo"] || fields["BookingNote"] || "",
  validation_no: fields["CVSValidationNo"] ?? "",
});

/** `0|words`, or a code of its own before the bar; undefined where it says yes or nothing that we know. */
function refusedBy(text: string): ShippingRefused | undefined {
  const form = /^(\d{1,10})\|(.*)$/s.exec(text);
  if (!form || form[1] === "1") return undefined;
  return { kind: "refused", code: form[1] ?? "", words: (form[2] ?? "").slice(0, 200) };
}

function find(
  config: EcpayLogisticsConfig,
  source: Source,
  { trade_no, way }: { readonly trade_no: string; readonly way: LastMileWay },
): Promise<Result<FoundShipping, SourceFailure>> {
  const account = accountFor(config, way);
  const TimeStamp = String(Math.floor(config.now().getTime() / 1000));
  const fields = signedFor(account, { MerchantTradeNo: trade_no, TimeStamp });
  return source.ask({
    repeatable: true,
    request: formTo(`${account.baseUrl}/Helper/QueryLogisticsTradeInfo/V5`, fields),
    read: (answer) => readFound(account, { trade_no, way }, answer),
  });
}

function readFound(
  account: EcpayAccount,
  { trade_no, way }: { readonly trade_no: string; readonly way: LastMileWay },
  answer: OutboundAnswer,
): Result<FoundShipping, SourceFailure> {
  const text = textOf(answer);
  const none = refusedBy(text);
  if (none) {
    // Its codes for this are not documented. Whoever orders again does it under the same number, which is taken once.
    const detail = `no order: ${none.words}`;
    return refuse({ code: "not_found", source: source_name, detail, upstream_code: none.code });
  }
  const fields = readForm(text);
  if (!fields || !isSigned(account, fields, "md5"))
    return refuse(unreadable("answer is not signed by ECPay"));
  const code = fields["LogisticsStatus"] ?? "";
  const charge = decimalToInteger(fields["HandlingCharge"] || "0", 2);
  if (fields["MerchantTradeNo"] !== trade_no || !fields["AllPayLogisticsID"])
    return refuse(unreadable("answer is about another order"));
  if (code === "" || charge === undefined)
    return refuse(unreadable("answer is of another shape than documented"));
  return ok({ ...madeOf(fields), trade_no, code, step: stepOfEcpay(way, code), charge });
}

function labelForm(
  config: EcpayLogisticsConfig,
  { way, logistics_id, payment_no, validation_no }: MadeShipping & { readonly way: LastMileWay },
): BrowserForm {
  const fields = {
    AllPayLogisticsID: logistics_id,
    ...(isStoreChain(way) ? { CVSPaymentNo: payment_no } : {}),
    ...(way === "seven_eleven" ? { CVSValidationNo: validation_no } : {}),
  };
  const account = accountFor(config, way);
  return {
    url: `${account.baseUrl}${labelPages[way]}`,
    fields: signedFor(account, fields),
  };
}

function moveStore(
  config: EcpayLogisticsConfig,
  source: Source,
  shipping: MadeShipping & { readonly store_id: string },
): Promise<Result<{ readonly kind: "moved" } | ShippingRefused, SourceFailure>> {
  const account = accountFor(config, "seven_eleven");
  const fields = signedFor(account, {
    AllPayLogisticsID: shipping.logistics_id,
    CVSPaymentNo: shipping.payment_no,
    CVSValidationNo: shipping.validation_no,
    StoreType: "01",
    ReceiverStoreID: shipping.store_id,
  });
  return source.ask({
    repeatable: true,
    request: formTo(`${account.baseUrl}/Express/UpdateStoreInfo`, fields),
    read: (answer): Result<{ readonly kind: "moved" } | ShippingRefused, SourceFailure> => {
      const text = textOf(answer);
      if (text === "1|OK") return ok({ kind: "moved" });
      const refused = refusedBy(text);
      return refused ? ok(refused) : refuse(unreadable("answer is of no known form"));
    },
  });
}
