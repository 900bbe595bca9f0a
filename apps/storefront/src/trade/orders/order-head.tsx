import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import {
  isPendingBalanceDue,
  type BalanceDueStatus,
} from "@sampan/domain/trade/charges/balance-due-state";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { CopyIcon } from "@sampan/ui/icons-controls";
import { showToast } from "@sampan/ui/toast";
import { Waterline } from "@sampan/ui/waterline";
import { useTranslations } from "use-intl";
import { placeOf } from "./place-of.ts";
import { readOrderStatus, statusName, toneOfStatus } from "./order-status.ts";

interface OrderHeadProps {
  readonly order: Order;
  readonly hasWaterline: boolean;
}

/** Where the order stands, in one sentence and one drawing. [ORD-07] */
export function OrderHead({ order, hasWaterline }: OrderHeadProps) {
  const t = useTranslations("orders");
  const status = useTranslations("status.order");
  const place = useTranslations("home.place");
  const places = [place("seller"), place("warehouse"), place("transit"), place("home")];
  const at = placeOf(order.timeline);
  const title = t(
    `head.${waitsForGoodsBalanceDue(order) ? "goods_supplement" : statusName(order.status)}`,
  );
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0">
          <h2 className="text-md font-[650]">{title}</h2>
          <CopyTid tid={order.tid} />
        </div>
        <Chip tone={toneOfStatus[readOrderStatus(order.status)]}>
          {status(statusName(order.status))}
        </Chip>
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
      <HeadNotes order={order} />
    </Card>
  );
}

function HeadNotes({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const { pay_deadline, claimable_until, close_reason } = order;
  const notes = [
    pay_deadline && t("deadline", { time: formatMinute(pay_deadline) }),
    claimable_until && t("claimUntil", { time: formatMinute(claimable_until) }),
    close_reason && t("because", { reason: close_reason }),
  ].filter((note) => note !== "");
  return notes.map((note) => (
    <p key={note} className="mt-2 text-xs text-text-2 tabular-nums">
      {note}
    </p>
  ));
}

/** The pending difference is one of goods: there is no freight to speak of. */
const waitsForGoodsBalanceDue = ({ status, supplement_list }: Order): boolean =>
  status === 6 &&
  supplement_list
    .filter((supplement) => isPendingBalanceDue(supplement as BalanceDueStatus))
    .every(({ kind }) => kind === "goods");

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
