import { html, pageShell } from "../../pages/page-shell.ts";
import type { TextFields } from "../../text-fields.ts";
import type { Payment } from "../payments.ts";

const ACCENT = "#00823c";
const BAR =
  `<header class="bar"><span class="brand">ECPay 綠界科技</span>` +
  `<span class="note">沙盒，不會扣款</span></header>`;

const amountOf = (payment: Payment) => `NT$ ${(payment.amount / 100).toLocaleString("en-US")}`;

/** Where the person chooses how to pay, and whether it goes well. */
export function cashierPage(payment: Payment, today: string): string {
  const ways = [
    ["Credit", "信用卡 Credit card", "4311-9522-2222-2222"],
    ["ATM", "網路 ATM WebATM", "台灣土地銀行"],
    ["CVS", "超商代碼 Convenience store", "7-ELEVEN, FamilyMart"],
  ] as const;
  return pageShell({
    language: "zh-TW",
    title: "綠界科技 付款",
    accent: ACCENT,
    body:
      `${BAR}<main><section class="card"><h1>訂單資訊</h1>` +
      `<div class="amount">${amountOf(payment)}</div>` +
      `<dl><dt>商品</dt><dd>${html(payment.description)}</dd><dt>訂單編號</dt><dd>${html(payment.order)}</dd>` +
      `<dt>綠界交易編號</dt><dd>${html(payment.id)}</dd><dt>時間</dt><dd>${html(today)}</dd></dl></section>` +
      `<form class="card" method="post" action="/ecpay/Cashier/Decide/${encodeURIComponent(payment.id)}"><h2>付款方式</h2>` +
      ways
        .map(
          ([value, name, detail], at) =>
            `<label class="choice"><input type="radio" name="way" value="${value}"${at === 0 ? " checked" : ""}>` +
            `<span>${name}<br><span class="quiet">${detail}</span></span></label>`,
        )
        .join("") +
      `<button class="main" name="outcome" value="pay">確認付款 Pay ${amountOf(payment)}</button>` +
      `<button name="outcome" value="fail">付款失敗 Decline</button></form></main>`,
  });
}

/** The end at the cashier, for shops that gave no address to go back to by GET. */
export function resultPage(payment: Payment, fields: TextFields): string {
  const isPaid = payment.state === "paid";
  const back = payment.returnUrl
    ? `<a class="button main" href="${html(payment.returnUrl)}">返回商店 Back to the shop</a>`
    : "";
  const post = payment.postBackUrl
    ? `<form id="back" method="post" action="${html(payment.postBackUrl)}">${Object.entries(fields)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${html(value)}">`)
        .join("")}<button class="main">返回商店 Back to the shop</button></form>` +
      `<script>document.getElementById("back").submit()</script>`
    : "";
  return pageShell({
    language: "zh-TW",
    title: isPaid ? "付款成功" : "付款失敗",
    accent: ACCENT,
    body:
      `${BAR}<main><section class="card"><h1>${isPaid ? "付款成功 Paid" : "付款失敗 Declined"}</h1>` +
      `<div class="amount">${amountOf(payment)}</div><dl><dt>訂單編號</dt><dd>${html(payment.order)}</dd></dl></section>` +
      `${post || back}</main>`,
  });
}

/** Why the cashier does not take an order. */
export function problemPage(words: string): string {
  return pageShell({
    language: "zh-TW",
    title: "綠界科技",
    accent: ACCENT,
    body: `${BAR}<main><section class="card"><h1>無法付款</h1><p>${html(words)}</p></section></main>`,
  });
}
