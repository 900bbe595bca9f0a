import { query } from "@sampan/client/query";
import type { StaffWorkOrder } from "@sampan/contract/shop/work-orders/staff-work-orders";
import { getStaffOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { wordsIn } from "@sampan/locales/words-in";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { OrderStatusTag } from "../../kit/order-status-tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useSpeech } from "../../language/speech-provider.tsx";
import { pathTo } from "../../paths.ts";

/** What the conversation is about: of an order its status and goods, else its number. [BO-45] */
export function OrderBeside({ one: { order_tid, about } }: { readonly one: StaffWorkOrder }) {
  const t = useTranslations("consoleWorkOrders");
  if (order_tid !== "") return <OrderFacts tid={order_tid} />;
  return (
    <p className="small-text muted">
      {about ? `${t("about")}: ${about.number}` : t("nothingAbout")}
    </p>
  );
}

function OrderFacts({ tid }: { readonly tid: string }) {
  const t = useTranslations("consoleWorkOrders");
  const { language } = useSpeech();
  const asked = useQuery(query(getStaffOrder, { tid }, { asksLogin: true }));
  return (
    <section aria-label={t("about")} className="work-order-order">
      <Loaded asked={asked} skeletonRows={2}>
        {({ data: { order } }) => (
          <>
            <div className="row">
              <Link {...pathTo.order(tid)} className="strong">
                {t("seeOrder", { tid })}
              </Link>
              <span className="grow" />
              <OrderStatusTag status={order.status} />
            </div>
            {order.items.slice(0, 3).map((item) => {
              const title = wordsIn(language, item.i18n);
              return (
                <div key={item.oid} className="row">
                  <Thumb src={item.image} />
                  <span className="grow small-text breaks" lang={title.lang}>
                    {title.text} × {item.num}
                  </span>
                </div>
              );
            })}
          </>
        )}
      </Loaded>
    </section>
  );
}
