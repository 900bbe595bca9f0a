import type { useTranslations } from "use-intl";
import type { NameCharge } from "@sampan/domain/trade/charges/explain-sum";
import type { Payable } from "./payment-queries.ts";

type SayPayment = ReturnType<typeof useTranslations<"payment">>;

/**
 * What a line of a payment is for; what was billed by the name it has wherever it is read. A freight estimate below
 * nothing is what was paid in advance. [PAY-04] [ORD-83]
 */
export function nameLine(
  say: SayPayment,
  { kind, name = "", num = 1, amount }: Payable["lines"][number],
  nameCharge: NameCharge,
): string {
  switch (kind) {
    case "goods":
      return say("lines.goods", { name, count: num });
    case "mainland_freight":
      return say("lines.mainland_freight", { shop: name }).trim();
    case "freight_estimate":
      return say(amount < 0 ? "lines.advance" : "lines.freight_estimate");
    case "supplement":
      return name || say("lines.supplement");
    case "international_freight":
    case "local_freight":
    case "warehouse":
    case "other":
      return nameCharge(kind);
    default:
      return say(`lines.${kind}`);
  }
}
