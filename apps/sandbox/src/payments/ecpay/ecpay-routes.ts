import type { FastifyInstance, FastifyReply } from "fastify";
import { mountFaults } from "../../faults/mount-faults.ts";
import { textFields, type TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { digitsFrom, type Payment } from "../payments.ts";
import { postNotification } from "../post-notification.ts";
import { checkMacValueOf } from "./check-mac-value.ts";
import { cashierPage, problemPage, resultPage } from "./cashier-pages.ts";
import { ecpayTime, notificationFields, signed, tradeFields } from "./trade-fields.ts";

const QUERY_CLOCK_S = 180;

/** ECPay's all-in-one checkout: the cashier page, its notification, the query. */
export async function ecpayRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "ecpay", { throttle: { status: 403, body: "" } });

  app.post("/ecpay/Cashier/AioCheckOut/V5", async (request, reply) => {
    const fields = textFields(request.body);
    const problem = refuseOrder(world, fields);
    if (problem) return sendPage(reply.code(400), problemPage(problem));
    const payment = world.payments.open({
      provider: "ecpay",
      id: tradeNumber(world, fields["MerchantTradeNo"]!),
      order: fields["MerchantTradeNo"]!,
      description: fields["ItemName"]!.replaceAll("#", "\n"),
      amount: Number(fields["TotalAmount"]) * 100,
      currency: "TWD",
      notifyUrl: fields["ReturnURL"]!,
      returnUrl: fields["ClientBackURL"] ?? "",
      postBackUrl: fields["OrderResultURL"] ?? "",
      metadata: {},
    });
    return sendPage(reply, cashierPage(payment, ecpayTime(world.now())));
  });

  app.post<{ Params: { id: string } }>("/ecpay/Cashier/Decide/:id", async (request, reply) => {
    const payment = world.payments.find("ecpay", request.params.id);
    if (!payment) return sendPage(reply.code(404), problemPage("查無此筆交易。"));
    const outcome = textFields(request.body)["outcome"] === "pay" ? "paid" : "failed";
    const decided = world.payments.decide(payment, outcome);
    await notify(world, decided);
    if (decided.returnUrl !== "" && decided.postBackUrl === "") {
      return reply.redirect(decided.returnUrl, 303);
    }
    return sendPage(reply, resultPage(decided, notificationFields(world, decided)));
  });

  app.post("/ecpay/Cashier/QueryTradeInfo/V5", async (request, reply) => {
    const fields = textFields(request.body);
    reply.type("text/html; charset=utf-8");
    const payment = isSignedNow(world, fields)
      ? world.payments.findByOrder("ecpay", fields["MerchantTradeNo"] ?? "")
      : undefined;
    const answer = payment
      ? tradeFields(world, payment)
      : {
          MerchantID: world.credentials.ecpay.merchantId,
          MerchantTradeNo: fields["MerchantTradeNo"] ?? "",
          TradeAmt: "0",
          TradeNo: "",
          TradeStatus: "10200047",
        };
    return new URLSearchParams(signed(world, answer)).toString();
  });
}

/** Why an order cannot be shown at the cashier, in ECPay's words; undefined if it can. */
function refuseOrder(world: World, fields: TextFields): string | undefined {
  const { ecpay } = world.credentials;
  const required = ["MerchantTradeNo", "MerchantTradeDate", "ItemName", "TradeDesc", "ReturnURL"];
  const missing = required.find((name) => !fields[name]);
  if (missing) return `${missing} 為必填欄位。`;
  if (fields["MerchantID"] !== ecpay.merchantId) return "MerchantID Error (10200073)";
  if (fields["CheckMacValue"] !== checkMacValueOf(ecpay, fields)) {
    return "CheckMacValue Error (10200073)";
  }
  if (!/^[A-Za-z0-9]{1,20}$/.test(fields["MerchantTradeNo"]!)) return "MerchantTradeNo Error";
  if (!/^[1-9]\d*$/.test(fields["TotalAmount"] ?? "")) return "TotalAmount Error (10200050)";
  if (fields["PaymentType"] !== "aio" || fields["EncryptType"] !== "1") {
    return "PaymentType or EncryptType Error";
  }
  const known = world.payments.findByOrder("ecpay", fields["MerchantTradeNo"]!);
  return known ? "MerchantTradeNo 重複 (10300028)" : undefined;
}

function isSignedNow(world: World, fields: TextFields): boolean {
  const { ecpay } = world.credentials;
  const age_s = Math.abs(world.now().getTime() / 1000 - Number(fields["TimeStamp"]));
  return (
    fields["MerchantID"] === ecpay.merchantId &&
    age_s <= QUERY_CLOCK_S &&
    fields["CheckMacValue"] === checkMacValueOf(ecpay, fields)
  );
}

function notify(world: World, payment: Payment): Promise<void> {
  return postNotification(
    world,
    (isForged) => {
      const fields = notificationFields(world, payment);
      const body = isForged ? { ...fields, CheckMacValue: "0".repeat(64) } : fields;
      return {
        url: payment.notifyUrl,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(body).toString(),
      };
    },
    (answer) => answer.trim() === "1|OK",
  );
}

/** Fourteen digits, the day in front, as ECPay numbers its trades. */
function tradeNumber(world: World, order: string): string {
  const day = ecpayTime(world.now()).slice(2, 10).replaceAll("/", "");
  return day + digitsFrom(`ecpay:${order}`, 10);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(page);
}
