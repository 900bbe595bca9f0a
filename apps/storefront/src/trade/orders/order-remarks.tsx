import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { readJsonList } from "@sampan/domain/kernel/json-text";
import { Card } from "@sampan/ui/card";
import { useTranslations } from "use-intl";

/** What the customer wrote, and what the reviewer answered. [ORD-08] [ORD-77] [ORD-91] */
export function OrderRemarks({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const remarks = readJsonList(order.remark).filter((remark) => typeof remark === "string");
  const { review_note } = order;
  if (remarks.length === 0 && review_note === "") return null;
  return (
    <Card as="section">
      <h2 className="mb-2 font-[650]">{t("remarks")}</h2>
      {remarks.map((remark) => (
        <p key={remark} className="break-words text-text-2">
          {remark}
        </p>
      ))}
      {review_note !== "" && (
        <p className="mt-1 break-words">{t("reviewNote", { note: review_note })}</p>
      )}
    </Card>
  );
}
