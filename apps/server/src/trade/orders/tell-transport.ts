import { checkTransport } from "@sampan/domain/goods/shippability/goods-class";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import { openLines } from "../../money/price-book/open-lines.ts";
import type { CheckoutFacts } from "./gather-checkout.ts";
import { goodsClassesOf } from "./price-order.ts";
import { shippingProblemsOf } from "./shipping-problems-of.ts";

/** Why a transport does not take these goods, in the customer's words; empty when it does. [CHK-22] [CHK-23] */
export function tellTransport(facts: CheckoutFacts, transport: TransportId): string {
  const { lines, settings, tariff, caller } = facts;
  const [problem] = shippingProblemsOf(facts, transport);
  if (problem) return caller.words(problem);
  const judged = checkTransport(goodsClassesOf(lines), transport, settings.transport_classes);
  if (!judged.ok) return caller.words(judged.error);
  const isPriced = openLines(tariff, transport).some((line) => line.tariff_class === judged.value);
  return isPriced ? "" : caller.words({ code: "transport_unavailable" });
}
