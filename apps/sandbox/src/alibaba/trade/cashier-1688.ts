import type { FastifyInstance, FastifyReply } from "fastify";
import { html, pageShell } from "../../pages/page-shell.ts";
import { textFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { act1688, type OrderAct, orderActs } from "./order-acts.ts";
import { type Order1688, type Status1688, totalCents } from "./order-book.ts";

/** Where the buyer pays an order, and where the seller of this world sends it off. */
export async function cashier1688(app: FastifyInstance, world: World): Promise<void> {
  app.get<{ Params: { id: string } }>("/1688/cashier/:id", async (request, reply) =>
    sendPage(reply, world.orders1688.find(request.params.id)),
  );

  app.post<{ Params: { id: string } }>("/1688/cashier/:id", async (request, reply) => {
    const { id } = request.params;
    const act = orderActs.find((one) => one === textFields(request.body)["act"]);
    if (act) await act1688(world, id, act);
    return sendPage(reply, world.orders1688.find(id));
  });
}

function sendPage(reply: FastifyReply, order: Order1688 | undefined): FastifyReply {
  return reply
    .code(order ? 200 : 404)
    .type("text/html; charset=utf-8")
    .send(
      pageShell({
        language: "zh-CN",
        title: "1688 收银台",
        accent: "#c2410c",
        body:
          `<header class="bar"><span class="brand">1688 收银台</span><span class="note">沙盒，不会扣款</span></header>` +
          `<main>${order ? card(order) : `<section class="card"><h1>订单不存在</h1></section>`}</main>`,
      }),
    );
}

const wordsOf: Readonly<Record<Status1688, string>> = {
  waitbuyerpay: "等待买家付款",
  waitsellersend: "等待卖家发货",
  waitbuyerreceive: "等待买家收货",
  success: "交易成功",
  cancel: "交易关闭",
};

const actsOf: Readonly<Record<Status1688, readonly OrderAct[]>> = {
  waitbuyerpay: ["pay", "close"],
  waitsellersend: ["send", "send_part", "close"],
  waitbuyerreceive: ["receive"],
  success: [],
  cancel: [],
};

const actWords: Readonly<Record<OrderAct, string>> = {
  pay: "确认付款 Pay",
  send: "卖家发货 Send (seller)",
  send_part: "卖家部分发货 Send a part (seller)",
  receive: "确认收货 Receive",
  close: "关闭订单 Close",
};

function card(order: Order1688): string {
  const lines = order.lines
    .map(({ name, quantity }) => `<dt>${html(name)}</dt><dd>× ${quantity}</dd>`)
    .join("");
  const parcels = order.parcels
    .map(({ company, billNo }) => `<dt>${html(company)}</dt><dd>${html(billNo)}</dd>`)
    .join("");
  const buttons = actsOf[order.status]
    .map(
      (act, at) =>
        `<button name="act" value="${act}"${at === 0 ? ' class="main"' : ""}>${actWords[act]}</button>`,
    )
    .join("");
  return (
    `<section class="card"><h1>${wordsOf[order.status]}</h1>` +
    `<div class="amount">¥ ${(totalCents(order) / 100).toFixed(2)}</div>` +
    `<dl><dt>订单号</dt><dd>${order.id}</dd><dt>${html(order.shop)}</dt><dd>${html(order.outOrderId)}</dd>` +
    `${lines}${parcels}</dl></section>` +
    `<form class="card" method="post">${buttons}</form>`
  );
}
