import type { logInErrors as source } from "../../zh/kernel/log-in-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const logInErrors = {
  log_in_provider_off: "ตอนนี้ใช้วิธีนี้เข้าสู่ระบบไม่ได้",
  log_in_provider_silent: "อีกฝ่ายยังไม่ตอบ กรุณาลองใหม่ภายหลัง",
  log_in_state_unknown: "การเข้าสู่ระบบนี้หมดเวลา หรือไม่ได้เริ่มในเบราว์เซอร์นี้ กรุณาเริ่มใหม่",
  log_in_not_proven: "ยืนยันตัวตนของคุณไม่ได้ กรุณาเริ่มใหม่",
  log_in_of_another: "บัญชีนี้เชื่อมกับบัญชีซำปันอื่นแล้ว",
  log_in_linked_already: "บัญชีของคุณเชื่อมไว้แล้วหนึ่งบัญชี กรุณายกเลิกก่อน",
  log_in_not_linked: "ยังไม่ได้เชื่อม",
} as const satisfies SameKeys<typeof source>;
