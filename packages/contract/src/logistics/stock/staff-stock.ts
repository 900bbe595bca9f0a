import {
  countStates,
  differenceKinds,
  outcomes,
  scanFindings,
} from "@sampan/domain/logistics/stock/stock-count";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, paging, PublicKey, WireTime } from "../../kernel/fields.ts";
import { Warehouse } from "../parcels/freight-fields.ts";

const right = { right: "receive_packages" } as const;

/** As a scanner types it: a parcel's number, or an express number. */
const ScannedNumber = z.string().check(z.trim(), z.minLength(4), z.maxLength(40));
export const Shelf = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

/** Where something that was scanned lies. */
const Stored = z.object({
  number: z.string(),
  /** The parcel's own number; empty for one without an owner. */
  tid: z.string(),
  express_no: z.string(),
  warehouse: Warehouse,
  shelf: z.string(),
});

export const findStored = defineCall({
  methods: ["GET"],
  path: "/staff/stock/stored/:number",
  about: "Where a parcel lies, with or without an owner, by whatever number is on it.",
  access: right,
  mutates: false,
  input: z.object({ number: ScannedNumber }),
  output: z.object({ data: Stored }),
  refusals: ["parcel_unknown", "parcel_not_in_state"],
});

export const shelveParcel = defineCall({
  methods: ["POST"],
  path: "/staff/stock/shelve",
  about: "Puts a parcel on another shelf of its warehouse.",
  access: right,
  mutates: true,
  input: z.object({ number: ScannedNumber, warehouse: Warehouse, shelf: Shelf }),
  output: z.object({ data: Stored }),
  refusals: ["parcel_unknown", "parcel_not_in_state", "parcel_elsewhere"],
});

const Difference = z.object({
  id: PublicKey,
  kind: z.enum(differenceKinds),
  number: z.string(),
  tid: z.string(),
  /** Where it is by our record. */
  shelf: z.string(),
  outcome: z.nullable(z.enum(outcomes)),
  note: z.string(),
  /** Who looks after it; empty until somebody does. */
  owner: z.string(),
  /** A number that nothing here has, but goods are awaited under it. */
  is_awaited: z.boolean(),
});

const Count = z.object({
  id: PublicKey,
  warehouse: Warehouse,
  /** Empty for the whole warehouse. */
  shelf: z.string(),
  state: z.enum(countStates),
  /** Parcels that should be there, and those of them that were scanned. */
  expected: z.int(),
  counted: z.int(),
  opened_at: WireTime,
  opened_by: z.string(),
  closed_at: z.nullable(WireTime),
  closed_by: z.string(),
  settled_at: z.nullable(WireTime),
  settled_by: z.string(),
  /** Settling it changes our record and is for somebody else than who closed it. */
  needs_another: z.boolean(),
  differences: z.array(Difference),
});
export type StockCount = z.infer<typeof Count>;

export const listCounts = defineCall({
  methods: ["GET"],
  path: "/staff/stock/counts",
  about: "Counts of the stock, those that are not settled first, the latest first.",
  access: right,
  mutates: false,
  input: z.object({ ...paging(20), warehouse: z.optional(Warehouse) }),
  output: z.object({ datalist: z.array(Count), total: z.int() }),
  refusals: [],
});

export const getCount = defineCall({
  methods: ["GET"],
  path: "/staff/stock/counts/:id",
  about: "One count with what it and our record disagree about.",
  access: right,
  mutates: false,
  input: z.object({ id: AskedKey }),
  output: z.object({ data: Count }),
  refusals: ["count_unknown"],
});

export const openCount = defineCall({
  methods: ["POST"],
  path: "/staff/stock/counts/open",
  about: "Opens a count of a warehouse or of one shelf; one that is open already is joined.",
  access: right,
  mutates: true,
  input: z.object({
    warehouse: Warehouse,
    shelf: z._default(z.string().check(z.trim(), z.maxLength(20)), ""),
  }),
  output: z.object({ data: Count }),
  refusals: [],
});

/** The same number scanned again changes nothing. */
export const scanStock = defineCall({
  methods: ["POST"],
  path: "/staff/stock/counts/scan",
  about: "Counts a parcel in, by whatever number is on it.",
  access: right,
  mutates: true,
  input: z.object({ id: AskedKey, number: ScannedNumber }),
  output: z.object({
    data: z.object({
      number: z.string(),
      finding: z.enum(scanFindings),
      /** Scanned before, by whomever. */
      is_again: z.boolean(),
      shelf: z.string(),
      expected: z.int(),
      counted: z.int(),
    }),
  }),
  refusals: ["count_unknown", "count_not_in_state", "count_full"],
});

export const closeCount = defineCall({
  methods: ["POST"],
  path: "/staff/stock/counts/close",
  about: "Closes a count: what is missing and what is too much is listed.",
  access: right,
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: z.object({ data: Count }),
  refusals: ["count_unknown", "count_not_in_state"],
});

export const noteDifference = defineCall({
  methods: ["POST"],
  path: "/staff/stock/differences/note",
  about: "Says what became of a difference; whoever says it looks after it.",
  access: right,
  mutates: true,
  input: z.object({
    id: AskedKey,
    outcome: z.enum(outcomes),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ data: Count }),
  refusals: ["count_unknown", "count_not_in_state", "outcome_unfit"],
});

export const settleCount = defineCall({
  methods: ["POST"],
  path: "/staff/stock/counts/settle",
  about: "Ends a count and corrects our record by it; another person does than who closed it.",
  access: right,
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: z.object({ data: Count }),
  refusals: ["count_unknown", "count_not_in_state", "differences_open", "self_approval"],
});
