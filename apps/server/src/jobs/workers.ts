import { sendCaptchaMessage } from "../captchas/captcha-jobs.ts";
import { watchSendings } from "../captchas/watch-sendings.ts";
import { sendMail, sendNotice, sendSms } from "../notices/notice-jobs.ts";
import type { Needs } from "../needs.ts";
import { closeUnpaidOrders, completeSignedOrders } from "../orders/order-jobs.ts";
import { eraseCancelled } from "../people/erase-cancelled.ts";
import { exportPerson } from "../people/export-person.ts";
import { fetchRates } from "../rates/rate-jobs.ts";
import { sweepSearchPages } from "../sourcing/sweep-search-pages.ts";
import { settleOnlineTopups } from "../topups/topup-jobs.ts";
import { renameGoodsWith, translateGoods } from "../translation/translation-jobs.ts";
import type { Workers } from "./start-jobs.ts";
import { sweepExpired } from "./sweep-expired.ts";

/** Who does each job. */
export const createWorkers = (needs: Needs): Workers => ({
  "send-sms": (message) => sendSms(needs, message),
  "send-mail": (message) => sendMail(needs, message),
  "send-captcha": (code) => sendCaptchaMessage(needs, code),
  "notify-customer": (notice) => sendNotice(needs, notice),
  "fetch-rates": () => fetchRates(needs),
  "close-unpaid-orders": () => closeUnpaidOrders(needs),
  "complete-signed-orders": () => completeSignedOrders(needs),
  "settle-online-topups": () => settleOnlineTopups(needs),
  "watch-captchas": () => watchSendings(needs),
  "sweep-expired": () => sweepExpired(needs),
  "export-person": (person) => exportPerson(needs, person),
  "erase-cancelled": () => eraseCancelled(needs),
  "translate-goods": () => translateGoods(needs),
  "rename-goods": (text) => renameGoodsWith(needs, text),
  "sweep-search-pages": () => sweepSearchPages(needs),
});
