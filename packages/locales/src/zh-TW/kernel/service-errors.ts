import type { serviceErrors as source } from "../../zh/kernel/service-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const serviceErrors = {
  service_unknown: "沒有這項服務",
  service_not_in_state: "這項服務目前的進度不能這樣做",
  service_refused: "這幾項服務不能這樣選，請看頁面上的說明再改",
  services_open: "包裹 {tid} 還有付過費的服務沒做完或正在暫存，做完才能繼續",
} as const satisfies SameKeys<typeof source>;
