import type { Queues } from "./kernel/jobs/start-jobs.ts";

/** How often each job is tried again, and when the clock asks for it. */
export const queues: Queues = {
  "send-sms": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "send-mail": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "send-line": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  // Half an hour in all: services ask to be left alone for minutes.
  "send-push": { retryLimit: 6, retryDelay: 30, retryBackoff: true },
  "send-captcha": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  // What it asks for has a number of its own, so that asked for twice it is sent once.
  "notify-customer": { retryLimit: 3, retryDelay: 5, retryBackoff: true, isRepeatable: true },
  // Staff ask for rates, too.
  "fetch-rates": { retryLimit: 2, retryDelay: 30, cron: "*/30 * * * *", isAwaited: true },
  "close-unpaid-orders": { retryLimit: 0, cron: "*/5 * * * *" },
  "reckon-intervals": { retryLimit: 0, cron: "37 19 * * *" },
  "reckon-weights": { retryLimit: 0, cron: "47 19 * * *" },
  "reckon-shop-records": { retryLimit: 0, cron: "57 19 * * *" },
  "match-purchase-payments": { retryLimit: 0, cron: "17 * * * *" },
  "keep-estimates": { retryLimit: 0, cron: "* * * * *" },
  "judge-estimates": { retryLimit: 0, cron: "51 * * * *" },
  // Each hint of a tracker asks for it, too.
  "ask-trackers": { retryLimit: 0, cron: "* * * * *", isAwaited: true },
  // Each push of a carrier asks for it, too.
  "watch-last-mile": { retryLimit: 0, cron: "* * * * *", isAwaited: true },
  "watch-stuck-parcels": { retryLimit: 0, cron: "7 * * * *" },
  "hand-over-carried": { retryLimit: 0, cron: "*/15 * * * *" },
  "complete-signed-orders": { retryLimit: 0, cron: "*/15 * * * *" },
  "end-price-questions": { retryLimit: 0, cron: "*/5 * * * *" },
  "cancel-unbought": { retryLimit: 0, cron: "*/15 * * * *" },
  // Each message of a marketplace asks for it, too.
  "watch-wire-orders": { retryLimit: 0, cron: "* * * * *", isAwaited: true },
  "let-parts-go": { retryLimit: 0, cron: "*/15 * * * *" },
  "end-rehearsals": { retryLimit: 0, cron: "*/5 * * * *" },
  "escalate-late-claims": { retryLimit: 0, cron: "*/5 * * * *" },
  // Whoever pays a bill asks for it, too.
  "watch-clearances": { retryLimit: 0, cron: "* * * * *", isAwaited: true },
  "cover-delays": { retryLimit: 0, cron: "43 * * * *" },
  "open-silent-claims": { retryLimit: 0, cron: "41 * * * *" },
  "decide-sure-claims": { retryLimit: 0, cron: "* * * * *", isAwaited: true },
  "escalate-late-refunds": { retryLimit: 0, cron: "*/5 * * * *" },
  "issue-receipts": { retryLimit: 0, cron: "* * * * *" },
  // Before the hour's closes, which write down what is sealed.
  "seal-ledger": { retryLimit: 0, cron: "21 * * * *" },
  // Days end at different hours; whichever hour finds one over closes it.
  "close-books": { retryLimit: 0, cron: "27 * * * *" },
  "settle-online-topups": { retryLimit: 0, cron: "* * * * *" },
  "watch-coupons": { retryLimit: 0, cron: "41 * * * *" },
  "watch-services": { retryLimit: 0, cron: "* * * * *" },
  "watch-storage": { retryLimit: 0, cron: "11 * * * *" },
  "watch-work-orders": { retryLimit: 0, cron: "*/5 * * * *" },
  // Who registers by a friend's code asks for it, too.
  "settle-invitations": { retryLimit: 0, cron: "33 * * * *", isAwaited: true },
  "lapse-parcel-claims": { retryLimit: 0, cron: "13 * * * *" },
  "end-awaited-consignments": { retryLimit: 0, cron: "19 * * * *" },
  "watch-captchas": { retryLimit: 0, cron: "* * * * *" },
  "sweep-expired": { retryLimit: 0, cron: "17 * * * *" },
  "export-person": { retryLimit: 3, retryDelay: 30 },
  "erase-cancelled": { retryLimit: 0, cron: "23 * * * *" },
  "translate-goods": { retryLimit: 0, cron: "* * * * *" },
  "rename-goods": { retryLimit: 2, retryDelay: 30 },
  "sweep-search-pages": { retryLimit: 0, cron: "*/10 * * * *" },
};
