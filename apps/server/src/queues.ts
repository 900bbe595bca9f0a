import type { Queues } from "./kernel/jobs/start-jobs.ts";

/** How often each job is tried again, and when the clock asks for it. */
export const queues: Queues = {
  "send-sms": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "send-mail": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "send-captcha": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "notify-customer": { retryLimit: 3, retryDelay: 5, retryBackoff: true },
  // Staff ask for rates, too.
  "fetch-rates": { retryLimit: 2, retryDelay: 30, cron: "*/30 * * * *", isAwaited: true },
  "close-unpaid-orders": { retryLimit: 0, cron: "*/5 * * * *" },
  "hand-over-carried": { retryLimit: 0, cron: "*/15 * * * *" },
  "complete-signed-orders": { retryLimit: 0, cron: "*/15 * * * *" },
  "end-price-questions": { retryLimit: 0, cron: "*/5 * * * *" },
  "cancel-unbought": { retryLimit: 0, cron: "*/15 * * * *" },
  "escalate-late-claims": { retryLimit: 0, cron: "*/5 * * * *" },
  "escalate-late-refunds": { retryLimit: 0, cron: "*/5 * * * *" },
  // Days end at different hours; whichever hour finds one over closes it.
  "close-books": { retryLimit: 0, cron: "27 * * * *" },
  "settle-online-topups": { retryLimit: 0, cron: "* * * * *" },
  "watch-coupons": { retryLimit: 0, cron: "41 * * * *" },
  "watch-captchas": { retryLimit: 0, cron: "* * * * *" },
  "sweep-expired": { retryLimit: 0, cron: "17 * * * *" },
  "export-person": { retryLimit: 3, retryDelay: 30 },
  "erase-cancelled": { retryLimit: 0, cron: "23 * * * *" },
  "translate-goods": { retryLimit: 0, cron: "* * * * *" },
  "rename-goods": { retryLimit: 2, retryDelay: 30 },
  "sweep-search-pages": { retryLimit: 0, cron: "*/10 * * * *" },
};
