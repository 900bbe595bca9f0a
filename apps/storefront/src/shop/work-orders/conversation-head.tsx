import type {
  WorkOrder,
  WorkOrderAbout,
} from "@sampan/contract/shop/work-orders/work-order-shapes";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { BoxIcon } from "@sampan/ui/icons-frame";
import { WalletIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { Thumb } from "@sampan/ui/picture";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../goods/cards/picture-address.ts";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { TimeRing } from "../../trade/refunds/time-ring.tsx";
import { WorkOrderChip } from "./work-order-card.tsx";

/** What it is about, who of us has it, and until when. [WO-03] */
export function ConversationHead({ one }: { readonly one: WorkOrder }) {
  const t = useTranslations("workOrders");
  const { state, due_at, is_late, holder, closes_at } = one;
  const isOpen = state === "open";
  return (
    <>
      <Card as="section" aria-label={one.subject}>
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 flex-1 basis-40 text-md font-[650] break-words">{one.subject}</h2>
          <WorkOrderChip state={state} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-4">
          {isOpen && <TimeRing of={one} className={is_late ? "text-warn" : "text-brand"} />}
          <div className="min-w-0 flex-1 basis-32">
            <p className="font-semibold">
              {state === "closed"
                ? t("closed")
                : holder === ""
                  ? t("nobody")
                  : isOpen
                    ? t("who", { name: holder })
                    : t("answered")}
            </p>
            <p className={`text-xs tabular-nums ${is_late ? "text-warn" : "text-text-3"}`}>
              {isOpen
                ? is_late
                  ? t("late")
                  : t("until", { time: formatMinute(due_at) })
                : closes_at !== "" && t("closesAt", { time: formatMinute(closes_at) })}
            </p>
          </div>
        </div>
      </Card>
      {one.about && <About about={one.about} />}
    </>
  );
}

/** The way to what it is about. */
export function About({ about }: { readonly about: WorkOrderAbout }) {
  const t = useTranslations("workOrders.about");
  const say = useGoodsWords();
  const { kind, number, tid, i18n, image } = about;
  const title = i18n && say(i18n);
  const icon =
    image !== "" ? (
      <Thumb size="sm" src={pictureAddress(image, 240)} alt="" />
    ) : kind === "payment" ? (
      <WalletIcon />
    ) : (
      <BoxIcon />
    );
  const label = t(kind, { number });
  const content = <RowContent icon={icon} label={label} hint={title?.text} chevron />;
  return (
    <List>
      <li>
        {kind === "parcel" ? (
          <Link {...pathTo.parcel(tid)} className={rowLook}>
            {content}
          </Link>
        ) : kind === "payment" ? (
          <Link {...ownPathTo.topups} className={rowLook}>
            {content}
          </Link>
        ) : (
          <Link {...pathTo.order(tid)} className={rowLook}>
            {content}
          </Link>
        )}
      </li>
    </List>
  );
}
