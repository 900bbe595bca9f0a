import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import type { IconProps } from "@sampan/ui/icon";
import { PencilIcon } from "@sampan/ui/icons-controls";
import { GiftIcon, PlaneIcon, ShieldIcon, UndoIcon, WalletIcon } from "@sampan/ui/icons-goods";
import { BoxIcon } from "@sampan/ui/icons-frame";
import { BankIcon } from "@sampan/ui/icons-account";
import { Skeleton } from "@sampan/ui/states";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

export type LedgerLine = OutputOf<typeof queryAcctLogList>["datalist"][number];

/** A drawing for each kind of movement; one that is newer than this page is drawn as money. */
const drawings: Readonly<Record<string, (props: IconProps) => ReactNode>> = {
  topup_bank: BankIcon,
  payment_order: BoxIcon,
  payment_supplement: BoxIcon,
  payment_freight: PlaneIcon,
  freight_surplus: UndoIcon,
  payment_service: BoxIcon,
  service_returned: UndoIcon,
  delay_cover: UndoIcon,
  refund: UndoIcon,
  compensation: UndoIcon,
  points_returned: UndoIcon,
  points_taken_back: UndoIcon,
  bonus_granted: GiftIcon,
  points_granted: GiftIcon,
  points_given: GiftIcon,
  invite_reward: GiftIcon,
  invite_taken_back: UndoIcon,
  freeze: ShieldIcon,
  unfreeze: ShieldIcon,
  correction: PencilIcon,
};

/** Kinds whose remark repeats the number, which stands on a line of its own here. */
const named = [
  "payment_order",
  "payment_supplement",
  "payment_freight",
  "freight_surplus",
  "payment_service",
  "service_returned",
  "delay_cover",
  "refund",
  "compensation",
  "points_returned",
  "points_taken_back",
  "points_granted",
] as const;

const isNamed = (kind: string): kind is (typeof named)[number] =>
  named.some((name) => name === kind);

const directs = {
  1: { sign: "+", name: "income" },
  [-1]: { sign: "−", name: "expense" },
  2: { sign: "−", name: "freeze" },
  [-2]: { sign: "+", name: "unfreeze" },
} as const satisfies Record<LedgerLine["direct"], { sign: "+" | "−"; name: string }>;

/** What it was and when, what it changed, and what was left after it. [WAL-06] [WAL-46..49] [PTS-02] */
export function LedgerRow({ line }: { readonly line: LedgerLine }) {
  const t = useTranslations("wallet");
  const { sign, name } = directs[line.direct];
  const Drawing = drawings[line.kind] ?? WalletIcon;
  const isHeld = name === "freeze" || name === "unfreeze";
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span className="grid size-9 flex-none place-items-center rounded-full bg-brand-soft text-brand">
        <Drawing size="sm" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-26 flex-1">
          <p className="font-[650] break-words">
            {isNamed(line.kind) ? t(`kinds.${line.kind}`) : line.remark}
          </p>
          {line.tid && <p className="truncate text-xs text-text-3 tabular-nums">{line.tid}</p>}
          <p className="text-xs text-text-3 tabular-nums">{formatMinute(line.acc_time)}</p>
        </div>
        <div className="ml-auto text-right tabular-nums">
          {isHeld && <Chip className="mb-0.5">{t(`directs.${name}`)}</Chip>}
          <p className={`font-[650] whitespace-nowrap ${sign === "+" ? "text-ok" : ""}`}>
            {!isHeld && <span className="sr-only">{t(`directs.${name}`)} </span>}
            {sign} <Counted line={line} count={line.amount} />
          </p>
          <p className="text-xs text-text-3">
            <Left line={line} />
          </p>
        </div>
      </div>
    </li>
  );
}

/** Points are a number, everything else is money. */
function Counted({ line, count }: { readonly line: LedgerLine; readonly count: number }) {
  return line.currency ? formatAmount(count, line.currency) : count.toLocaleString("en");
}

function Left({ line: { currency, balance } }: { readonly line: LedgerLine }) {
  const t = useTranslations("wallet");
  const points = useTranslations("points");
  return currency
    ? t("after", { amount: formatAmount(balance, currency) })
    : points("after", { points: balance });
}

export const LedgerRowSkeleton = () => (
  <li className="flex items-center gap-3 px-4 py-3">
    <Skeleton className="size-9 rounded-full" />
    <div className="grid flex-1 gap-1.5 py-0.5">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-3 w-1/3" />
    </div>
    <Skeleton className="h-4 w-20" />
  </li>
);
