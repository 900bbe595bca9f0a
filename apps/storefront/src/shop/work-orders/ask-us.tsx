import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import type { WorkOrderSubject } from "@sampan/domain/shop/work-orders/work-order";
import { HeadsetIcon } from "@sampan/ui/icons-account";
import { DocumentIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";

interface AskUsProps {
  /** Of an order: what to do now in it is a tap away. */
  readonly status?: OrderStatusName;
  readonly kind: Extract<WorkOrderSubject, "order" | "parcel">;
  readonly number: string;
}

/** On the page of an order or a parcel: the way to a question about it. */
export function AskUs({ kind, number, status }: AskUsProps) {
  const t = useTranslations("workOrders");
  const articles = useTranslations("articles");
  return (
    <List>
      {status && (
        <li>
          <Link {...ownPathTo.whatToDo(status)} className={rowLook}>
            <RowContent icon={<DocumentIcon />} label={articles("now")} chevron />
          </Link>
        </li>
      )}
      <li>
        <Link {...ownPathTo.askUs({ ask: kind, number })} className={rowLook}>
          <RowContent
            icon={<HeadsetIcon />}
            label={kind === "order" ? t("ofOrder") : t("ofParcel")}
            chevron
          />
        </Link>
      </li>
    </List>
  );
}
