import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { readOwnBook as call } from "@sampan/contract/money/ledger/own-books";
import { businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { spanOfMonth } from "@sampan/domain/money/closes/close";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  findEnds,
  findFirstChange,
  findNewestClose,
  type OwnAccount,
  selectChanges,
  type StoredChange,
} from "./own-book-queries.ts";

interface Reading extends Pick<Needs, "say"> {
  readonly caller: CustomerCaller;
}

/**
 * One of a customer's accounts over a month of their region, so that they can add it up again: the closing is read from the
 * balance, the changes from the entries. With it the last daily close, and what they held then. Cents, or points.
 * [WAL-50] [WAL-51]
 */
export async function readOwnBook(
  db: Db,
  { kind, month, page, page_size }: InputOf<typeof call>,
  { caller, say }: Reading,
): Promise<Result<OutputOf<typeof call>, never>> {
  const { customer, region, now } = caller;
  const currency = kind === "points" ? "PTS" : customer.currency;
  const own: OwnAccount = { accountId: customer.id, currency, kind };
  const thisMonth = monthOf(now, customer.region);
  const shown = month ?? thisMonth;
  const span = spanOfMonth(shown, customer.region);
  const close = await findNewestClose(db, currency);
  const ends = await findEnds(db, own, { ...span, closedUntil: close?.until });
  const offset = (page - 1) * page_size;
  const changes = await selectChanges(db, own, { ...span, limit: page_size, offset });
  const first = await findFirstChange(db, customer.id);
  const paid = currency === "PTS" ? null : currency;
  const words = ({ kind: what, tid, remark, amount }: StoredChange): string =>
    say(caller.language, `ledger.${what}`, {
      ...remark,
      tid,
      amount: paid ? formatAmount(Math.abs(amount), paid) : Math.abs(amount),
    });
  return ok({
    datalist: changes.map((change, at) => ({
      id: String(ends.earlier + offset + at + 1),
      amount: change.amount,
      balance: change.balance,
      acc_time: formatWireTime(change.created_at, region),
      tid: change.tid,
      remark: words(change),
    })),
    total: ends.within,
    data: {
      month: shown,
      first_month: first ? monthOf(first, customer.region) : thisMonth,
      last_month: thisMonth,
      currency: paid,
      opening: ends.opening,
      closing: ends.closing,
      close: close ? { day: close.day, is_proved: close.is_proved, balance: ends.at_close } : null,
    },
  });
}

const monthOf = (at: Date, region: CustomerCaller["region"]): string =>
  businessDay(at, region).slice(0, 7);
