import {
  restKinds,
  tellers,
  verdicts,
  waitingKinds,
} from "@sampan/domain/money/closes/prove-by-bank";
import { statementFormats } from "@sampan/domain/money/statements/statement";
import { StatementGap } from "./staff-statements.ts";
import { booksCurrencies, closeSides } from "@sampan/domain/money/closes/close";
import { differenceKinds, differenceStates } from "@sampan/domain/money/closes/difference";
import { clearingKinds, ownedKinds } from "@sampan/domain/money/ledger/ledger";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { AskedKey, Cents, paging, PublicKey, ShortText, WireTime } from "../kernel/fields.ts";

/** What customers pay in, or points. */
const BooksCurrency = z.enum(booksCurrencies);

/** The books of one currency at the end of a day. Amounts are cents, or points. */
export const ClosedBooks = z.object({
  currency: BooksCurrency,
  /** What customers hold. */
  owed: Cents,
  /** What our own side holds against it. */
  held: Cents,
  /** Differences that were open. */
  differences: z.int(),
  /** The two sides agree, and nothing was open. */
  is_proved: z.boolean(),
  closed_at: WireTime,
});
export type ClosedBooks = z.infer<typeof ClosedBooks>;

export const listCloses = defineCall({
  methods: ["GET"],
  path: "/staff/closes",
  about: "Days that were closed, the latest first, with what each currency came to.",
  access: { right: "view_closes" },
  mutates: false,
  input: z.object(paging(14)),
  output: z.object({
    datalist: z.array(z.object({ day: z.string(), books: z.array(ClosedBooks) })),
    total: z.int(),
  }),
  refusals: [],
});

/** One kind of accounts over the day; `went` is at most zero. */
export const CloseSum = z.object({
  side: z.enum(closeSides),
  kind: z.enum([...ownedKinds, ...clearingKinds]),
  opening: Cents,
  came: Cents,
  went: Cents,
  closing: Cents,
});
export type CloseSum = z.infer<typeof CloseSum>;

/** What waits for a movement of a bank or for a person, with whoever has to find out. */
export const WaitingRest = z.object({
  kind: z.enum(waitingKinds),
  /** The number of the statement, the top-up or the withdrawal. */
  subject: z.string(),
  /** What it adds to the books, cents. */
  amount: Cents,
  since: z.string(),
  /** Days from then to the day that was closed. */
  age_days: z.int(),
  /** Empty where a rule did it. */
  owner: z.string(),
});
export type WaitingRest = z.infer<typeof WaitingRest>;

/** What banks or providers tell of the end of a day, beside the books of it. Amounts are cents. */
export const TellerProof = z.object({
  teller: z.enum(tellers),
  verdict: z.enum(verdicts),
  said: Cents,
  booked: Cents,
  /** Said more than the books and every rest come to. */
  unexplained: Cents,
  accounts: z.array(
    z.object({
      format: z.enum(statementFormats),
      /** Its number as the bank writes it; empty where its files do not say. */
      account: z.string(),
      balance: Cents,
      told_until: z.string(),
      /** No file of it tells of the end of this day, and nobody said that it was closed before. */
      is_missing: z.boolean(),
      is_closed: z.boolean(),
      gaps: z.array(StatementGap),
    }),
  ),
  rests: z.array(
    z.object({ kind: z.enum(restKinds), amount: Cents, count: z.int(), oldest: z.string() }),
  ),
  /** The oldest of what waits; how much waits in all, the rests say. */
  waiting: z.array(WaitingRest),
});
export type TellerProof = z.infer<typeof TellerProof>;

export const CloseOfDay = z.object({
  day: z.string(),
  /** What was sealed of the whole ledger when the day was closed: up to which block, how many transfers; null before the first. */
  seal: z.nullable(z.object({ block: z.int(), transfers: z.int(), digest: z.string() })),
  books: z.array(
    z.object({
      ...ClosedBooks.shape,
      sums: z.array(CloseSum),
      /** As far as files tell of that day now; of points nobody outside tells. */
      proofs: z.array(TellerProof),
    }),
  ),
});
export type CloseOfDay = z.infer<typeof CloseOfDay>;

export const readClose = defineCall({
  methods: ["GET"],
  path: "/staff/closes/:day",
  about: "One closed day: every kind of accounts, with what came and went.",
  access: { right: "view_closes" },
  mutates: false,
  input: z.object({ day: z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/)) }),
  output: z.object({ data: CloseOfDay }),
  refusals: ["close_unknown"],
});

/** Where the books disagree with themselves, or with what a close wrote down. */
export const BookDifference = z.object({
  key: PublicKey,
  currency: BooksCurrency,
  kind: z.enum(differenceKinds),
  /** The key of an account, what makes a transfer happen once, a kind of accounts, a block, a close, or accounts at banks. */
  subject: z.string(),
  /** Cents or points; numbers of transfers where a seal is broken. */
  expected: Cents,
  found: Cents,
  found_on: z.string(),
  /** Days since the close that found it. */
  age_days: z.int(),
  state: z.enum(differenceStates),
  /** Whoever took it, else nobody yet. */
  owner: z.string(),
  note: z.string(),
  settled_at: WireTime,
});
export type BookDifference = z.infer<typeof BookDifference>;

export const listDifferences = defineCall({
  methods: ["GET"],
  path: "/staff/books/differences",
  about: "Where the books disagree: what is open, the oldest first, or what was settled.",
  access: { right: "view_closes" },
  mutates: false,
  input: z.object({ ...paging(20), view: z._default(z.enum(["open", "settled"]), "open") }),
  output: z.object({ datalist: z.array(BookDifference), total: z.int() }),
  refusals: [],
});

const acted = {
  methods: ["POST"],
  access: { right: "correct_balances" },
  mutates: true,
  output: z.object({ data: z.object({ key: PublicKey }) }),
} as const;

export const takeDifference = defineCall({
  ...acted,
  path: "/staff/books/differences/:key/take",
  about: "Makes a difference in the books the caller's to find out about.",
  input: z.object({ key: AskedKey }),
  refusals: ["difference_unknown", "difference_settled"],
});

export const explainDifference = defineCall({
  ...acted,
  path: "/staff/books/differences/:key/explain",
  about: "Says what a difference in the books is.",
  input: z.object({ key: AskedKey, note: z._default(ShortText, "") }),
  refusals: ["difference_unknown", "difference_settled", "reason_needed"],
});
