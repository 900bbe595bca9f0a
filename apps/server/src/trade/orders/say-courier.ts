import type { Language } from "@sampan/domain/kernel/language";
import { courierCalled } from "@sampan/domain/logistics/tracking/couriers";
import type { Needs } from "../../kernel/needs.ts";

/**
 * A courier as its reader calls it, whoever wrote its name down, and in whichever language; one that is in no table, or
 * is said with more than its name, as it was written.
 */
export function sayCourier(
  written: string,
  { language, say }: { readonly language: Language; readonly say: Needs["say"] },
): string {
  const courier = courierCalled(written);
  return courier === "" ? written : say(language, `tracking.courier.${courier}`);
}
