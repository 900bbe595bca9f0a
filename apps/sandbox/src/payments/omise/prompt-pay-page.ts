import { html, pageShell } from "../../pages/page-shell.ts";
import type { Payment } from "../payments.ts";

const STATE = {
  waiting: "รอชำระเงิน Waiting",
  paid: "ชำระเงินแล้ว Paid",
  failed: "การชำระเงินไม่สำเร็จ Declined",
} as const satisfies Record<Payment["state"], string>;

/** The code to scan, and beneath it the bank's two possible answers. */
export function promptPayPage(payment: Payment): string {
  const amount = `฿ ${(payment.amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  const decide =
    payment.state === "waiting"
      ? `<form class="card" method="post" action="/omise/pay/${encodeURIComponent(payment.id)}">` +
        `<p class="quiet">แทนการสแกนด้วยแอปธนาคาร · in place of scanning with a banking app</p>` +
        `<button class="main" name="outcome" value="pay">จ่ายเงิน Pay ${amount}</button>` +
        `<button name="outcome" value="fail">ปฏิเสธ Decline</button></form>`
      : "";
  return pageShell({
    language: "th",
    title: "PromptPay",
    accent: "#1a4b9c",
    body:
      `<header class="bar"><span class="brand">Omise · PromptPay</span>` +
      `<span class="note">แซนด์บ็อกซ์ ไม่ตัดเงินจริง</span></header>` +
      `<main><section class="card"><h1>สแกนเพื่อชำระเงิน</h1><div class="amount">${amount}</div>` +
      `<img class="qr" alt="PromptPay QR" width="240" height="240" src="/omise/qr/${encodeURIComponent(payment.id)}.svg">` +
      `<dl><dt>รายการ</dt><dd>${html(payment.description)}</dd><dt>เลขที่</dt><dd>${html(payment.order)}</dd>` +
      `<dt>สถานะ</dt><dd>${STATE[payment.state]}</dd></dl></section>${decide}</main>`,
  });
}
