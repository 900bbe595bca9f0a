import type { logInErrors as source } from "../../zh/kernel/log-in-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const logInErrors = {
  log_in_provider_off: "現在不能用它登入",
  log_in_provider_silent: "對方暫時沒有回應，請稍後再試",
  log_in_state_unknown: "這次登入已過期，或不是在這個瀏覽器開始的，請重新開始",
  log_in_not_proven: "沒能確認您的身分，請重新開始",
  log_in_of_another: "這個帳號已經綁定了另一個三板帳號",
  log_in_linked_already: "您的帳號已經綁定了一個，請先解除",
  log_in_not_linked: "還沒有綁定",
} as const satisfies SameKeys<typeof source>;
