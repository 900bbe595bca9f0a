import { query } from "@sampan/client/query";
import {
  getWorkOrder,
  type StaffWorkOrder,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Tag } from "../../kit/tag.tsx";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { DeskTalk } from "./desk-talk.tsx";
import { OrderBeside } from "./order-beside.tsx";
import { WorkOrderActs } from "./work-order-acts.tsx";
import { WorkOrderNotes } from "./work-order-notes.tsx";

/** One conversation: what was said, the order beside it, notes of colleagues, and the answer. [BO-45] */
export function WorkOrderPane({ id }: { readonly id: string }) {
  const t = useTranslations("consoleWorkOrders");
  const asked = useQuery({
    ...query(getWorkOrder, { id }, { asksLogin: true }),
    // Both sides may be writing.
    refetchInterval: 5_000,
  });
  const title = asked.data?.data.subject ?? "";
  return (
    <section className="panel" aria-label={t("pane", { subject: title })}>
      <Loaded asked={asked} skeletonRows={8}>
        {({ data: one }) => <Conversation one={one} />}
      </Loaded>
    </section>
  );
}

function Conversation({ one }: { readonly one: StaffWorkOrder }) {
  const t = useTranslations("consoleWorkOrders");
  const { state, due_at, closes_at, holder, is_late } = one;
  return (
    <>
      <header>
        <h2 className="grow breaks">{one.subject}</h2>
        <CustomerLink uid={one.uid} name={one.uid} />
      </header>
      <div className="body padded stack">
        <p className={is_late ? "note warn" : "note"}>
          {is_late && <Tag tone="danger">{t("late")}</Tag>}{" "}
          {state === "open"
            ? t("dueUntil", {
                time: formatMinute(due_at),
                name: holder === "" ? t("nobody") : holder,
              })
            : state === "answered"
              ? t("closes", { time: formatMinute(closes_at) })
              : t("closedNow")}
        </p>
        <OrderBeside one={one} />
        <DeskTalk one={one} />
        {one.acts.includes("answer") && <AnswerForm one={one} />}
        <WorkOrderNotes one={one} />
      </div>
      <WorkOrderActs one={one} />
    </>
  );
}
