import type { FastifyInstance, FastifyReply } from "fastify";
import { html, pageShell } from "../pages/page-shell.ts";
import { textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { signerOf } from "./ecpay-logistics-routes.ts";
import { isSubType, storesOf, ways } from "./stores.ts";

const ACCENT = "#00823c";
const BAR =
  `<header class="bar"><span class="brand">ECPay 綠界科技</span>` +
  `<span class="note">沙盒，不會寄件</span></header>`;

const page = (title: string, body: string) =>
  pageShell({ language: "zh-TW", title, accent: ACCENT, body: `${BAR}<main>${body}</main>` });

/** Pages of ECPay's logistics that people see: the map of stores, and labels. */
export async function ecpayPaperRoutes(app: FastifyInstance, world: World): Promise<void> {
  const send = (reply: FastifyReply, body: string) =>
    reply.type("text/html; charset=utf-8").send(body);

  // Nobody signs the way to the map, nor what comes back from it.
  app.post("/ecpay-logistics/Express/map", async (request, reply) => {
    const asked = textFields(request.body);
    const subType = asked["LogisticsSubType"] ?? "";
    const back = asked["ServerReplyURL"] ?? "";
    if (!isSubType(subType) || !URL.canParse(back) || asked["LogisticsType"] !== "CVS")
      return send(reply.code(400), page("電子地圖", `<section class="card">參數錯誤</section>`));
    const { cvs, name } = ways[subType];
    const stores = storesOf(cvs).map((store) => {
      const fields = {
        MerchantID: asked["MerchantID"] ?? "",
        MerchantTradeNo: asked["MerchantTradeNo"] ?? "",
        LogisticsSubType: subType,
        CVSStoreID: store.id,
        CVSStoreName: store.name,
        CVSAddress: store.address,
        CVSTelephone: store.phone,
        CVSOutSide: "0",
        ExtraData: asked["ExtraData"] ?? "",
      };
      const hidden = Object.entries(fields)
        .map(([field, value]) => `<input type="hidden" name="${field}" value="${html(value)}">`)
        .join("");
      return (
        `<form class="card" method="post" action="${html(back)}"><h2>${html(store.name)}</h2>` +
        `<p class="quiet">${html(store.address)}</p>${hidden}` +
        `<button class="main">選擇 ${html(store.name)}</button></form>`
      );
    });
    return send(reply, page("電子地圖", `<h1>${html(name)} 選擇門市</h1>${stores.join("")}`));
  });

  for (const path of [
    "/Express/PrintUniMartC2COrderInfo",
    "/Express/PrintFAMIC2COrderInfo",
    "/Express/PrintHILIFEC2COrderInfo",
    "/Express/PrintOKMARTC2COrderInfo",
    "/helper/printTradeDocument",
  ])
    app.post(`/ecpay-logistics${path}`, async (request, reply) => {
      const fields = textFields(request.body);
      const order = [...world.shipping.orders.values()].find(
        ({ id }) => id === fields["AllPayLogisticsID"],
      );
      const isRight =
        signerOf(world, fields)?.merchantId === order?.merchantId &&
        (order?.subType === "TCAT" || order?.paymentNo === fields["CVSPaymentNo"]) &&
        (order?.subType !== "UNIMARTC2C" || order.validationNo === fields["CVSValidationNo"]);
      if (!order || !isRight)
        return send(reply.code(400), page("列印", `<section class="card">查無此訂單</section>`));
      const { name } = ways[order.subType];
      return send(
        reply,
        page(
          "列印託運單",
          `<section class="card"><h1>${html(name)}</h1><div class="amount">${html(order.paymentNo || order.id)}</div>` +
            `<dl><dt>收件人</dt><dd>${html(order.receiver)}</dd><dt>門市</dt><dd>${html(order.storeId)}</dd>` +
            `<dt>廠商編號</dt><dd>${html(order.tradeNo)}</dd></dl></section>`,
        ),
      );
    });
}
