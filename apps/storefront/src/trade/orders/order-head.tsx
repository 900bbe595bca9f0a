import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { CopyIcon } from "@sampan/ui/icons-controls";
import { showToast } from "@sampan/ui/toast";
import { Waterline } from "@sampan/ui/waterline";
import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { UpdatedNow } from "../../shell/live/updated-now.tsx";
import { isConsignment, isOnBehalf } from "./is-on-behalf.ts";
import { orderLogQuery, orderQuery } from "./order-queries.ts";
import { OrderMarks } from "./order-marks.tsx";
import { placeOf } from "./place-of.ts";
import { readExtension } from "./read-extension.ts";
import { readOrderStatus, statusName, toneOfStatus } from "./order-status.ts";
import { waitsForGoodsBalanceDue } from "./waits-for-goods.ts";
import { useOrderStatusWord } from "./use-order-status-word.ts";

interface OrderHeadProps {
  readonly order: Order;
  readonly hasWaterline: boolean;
  /** What is shown beside it and kept as fresh. */
  readonly also?: { readonly queryKey: QueryKey };
}

/** Where the order stands, in one sentence and one drawing. [ORD-07] */
export function OrderHead({ order, hasWaterline, also }: OrderHeadProps) {
  const t = useTranslations("orders");
  const statusWord = useOrderStatusWord();
  const place = useTranslations("home.place");
  const places = [place("seller"), place("warehouse"), place("transit"), place("home")];
  const at = placeOf(order.timeline);
  const title = useTitle(order);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0">
          <h2 className="text-md font-[650]">{title}</h2>
          <CopyTid tid={order.tid} />
        </div>
        <div className="relative">
          <Chip tone={toneOfStatus[readOrderStatus(order.status)]}>{statusWord(order)}</Chip>
          <div className="absolute top-full right-0 pt-0.5 whitespace-nowrap">
            <UpdatedNow
              of={[orderQuery(order.tid), orderLogQuery(order.tid), ...(also ? [also] : [])]}
            />
          </div>
        </div>
      </div>
      {hasWaterline && (
        <div className="mt-3">
          <Waterline
            places={places}
            at={at}
            // On the way to a place is nearly there.
            text={`${t("way")} · ${places[Math.ceil(at)]}`}
          />
        </div>
      )}
      <OrderMarks order={order} />
      <Marks order={order} />
      <HeadNotes order={order} />
    </Card>
  );
}

/** Where it stands, in a sentence. Nobody buys what is paid for somebody, or what they bought themselves. */
function useTitle(order: Order): string {
  const t = useTranslations("orders");
  const onBehalf = useTranslations("onBehalf.paying");
  const consigned = useTranslations("consignments");
  const name = statusName(order.status);
  if (name === "purchasing" && isOnBehalf(order)) return onBehalf("head");
  if (isConsignment(order)) {
    if (name === "purchasing") return consigned("arrivingHead");
    if (name === "billing" && order.address === null) return consigned("chooseHead");
  }
  return t(`head.${waitsForGoodsBalanceDue(order) ? "goods_supplement" : name}`);
}

/** What it was paid with beside money. [ORD-75] */
function Marks({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const { marks } = readExtension(order);
  if (marks.length === 0) return null;
  return (
    <ul aria-label={t("marks.label")} className="mt-2 flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark}>
          <Chip>{t(`marks.${mark}`)}</Chip>
        </li>
      ))}
    </ul>
  );
}

function HeadNotes({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const { pay_deadline, claimable_until, is_claimable, close_reason } = order;
  const notes = [
    pay_deadline && t("deadline", { time: formatMinute(pay_deadline) }),
    isOnBehalf(order)
      ? ""
      : claimable_until &&
        t(is_claimable ? "claimUntil" : "claimOver", { time: formatMinute(claimable_until) }),
    close_reason && t("because", { reason: close_reason }),
  ].filter((note) => note !== "");
  return notes.map((note) => (
    <p key={note} className="mt-2 text-xs text-text-2 tabular-nums">
      {note}
    </p>
  ));
}

function CopyTid({ tid }: { readonly tid: string }) {
  const t = useTranslations("orders");
  const words = useTranslations("common");
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(tid);
    showToast({ message: words("copied") });
  };
  return (
    <p className="flex items-center gap-1 text-xs text-text-2 tabular-nums">
      {t("order", { tid })}
      {/* Only a secure page may write to the clipboard. */}
      {globalThis.isSecureContext && (
        <button
          type="button"
          aria-label={t("copyTid")}
          onClick={() => void copy()}
          className="tap p-1 text-text-3"
        >
          <CopyIcon size="xs" />
        </button>
      )}
    </p>
  );
}
