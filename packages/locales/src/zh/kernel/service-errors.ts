import type { serviceRefusals } from "@sampan/contract/kernel/service-refusals";

export const serviceErrors = {
  service_unknown: "没有这项服务",
  service_not_in_state: "这项服务现在的进度不能这样做",
  service_refused: "这几项服务不能这样选，请看页面上的说明再改",
  services_open: "包裹 {tid} 还有付过费的服务没做完或正在暂存，做完才能继续",
} as const satisfies Record<keyof typeof serviceRefusals, string>;
