import {
  consignmentLimits,
  expressStates,
} from "@sampan/domain/logistics/consignments/consignment";
import { warehouses } from "@sampan/domain/goods/shippability/transports";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  Cents,
  largestAmount,
  NoInput,
  SmallNumber,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { destination } from "../../trade/orders/destination.ts";

const Amount = z.int().check(z.gte(-largestAmount), z.lte(largestAmount));
const Count = z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000));
const Warehouse = z.enum(warehouses);

/** Goods bought elsewhere that will come to a warehouse of ours; a reviewer looks at them first. [API-85] [CONS-07] */
export const createConsignTrade = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/create_consign_trade",
  about:
    "Register goods bought elsewhere that will arrive under express numbers; it waits for review.",
  access: "customer",
  feature: "consignments",
  mutates: true,
  idempotent: true,
  input: z.object({
    lines: z
      .array(
        z.object({
          name: z.string().check(z.maxLength(1000)),
          num: z.optional(Count),
          /** What a piece cost, CNY cents. */
          value: z.optional(Amount),
          express_no: z.string().check(z.maxLength(100)),
        }),
      )
      .check(z.maxLength(100)),
    warehouse_type: z.optional(Warehouse),
    /** Addresses of pictures that the customer uploaded: the order elsewhere, a receipt. */
    images: z._default(
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(consignmentLimits.proofs)),
      [],
    ),
    remark: z._default(z.string().check(z.maxLength(2000)), ""),
  }),
  output: z.object({ data: z.object({ tid: Tid }) }),
  refusals: [
    "feature_hidden",
    "consignment_needed",
    "consignment_too_long",
    "consignment_name_needed",
    "consignment_pieces_needed",
    "consignment_value_needed",
    "consignment_number_needed",
    "warehouse_needed",
    "proof_needed",
    "file_unknown",
    "express_no_taken",
    "requests_open",
    "remark_too_long",
    "real_name_needed",
    "profile_incomplete",
  ],
});

/** A number that the asker never registered answers the same whether somebody else did or nobody. [API-79] [CONS-06] */
export const checkExpressNumbers = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/check_express_numbers",
  about: "Ask which of one's own express numbers the warehouses have received.",
  access: "customer",
  mutates: false,
  input: z.object({
    express_numbers: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)),
  }),
  output: z.object({
    data: z.array(
      z.object({
        express_no: z.string(),
        state: z.enum(expressStates),
        /** Empty until it is received. */
        received_at: WireTime,
        /** The consignment it belongs to; empty for what is not the asker's. */
        tid: z.string(),
      }),
    ),
  }),
  refusals: [],
});

/** Where goods are sent, addressed so that they are known as the asker's. */
export const queryConsignmentAddresses = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_consignment_addresses",
  about: "Read the warehouses' addresses, with the recipient that tells whose goods they are.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    datalist: z.array(
      z.object({ warehouse: Warehouse, recipient: z.string(), address: z.string() }),
    ),
  }),
  refusals: [],
});

export const ConsignmentLine = z.object({
  oid: z.string(),
  name: z.string(),
  num: z.int(),
  /** Of each piece, CNY cents. */
  value: Cents,
  express_no: z.string(),
  state: z.enum(["in_review", "expected", "received", "ended"]),
  arrived_num: z.int(),
  /** The parcel it came in; empty until then. */
  parcel_tid: z.string(),
  received_at: WireTime,
});
export type ConsignmentLine = z.infer<typeof ConsignmentLine>;

/** A way its parcels can travel, priced by what was weighed so far. */
export const ConsignmentWay = z.object({
  transport: z.int(),
  days_min: z.int(),
  days_max: z.int(),
  /** False when these goods may not travel this way. */
  takes_goods: z.boolean(),
  /** Freight and delivery, cents of `currency`; null until everything is weighed, or where there is no tariff. */
  amount: z.nullable(Cents),
  /** Whether duty and tax are in that price. */
  is_tax_included: z.boolean(),
  /** The same with them, where the customer can choose; null where not. */
  with_tax: z.nullable(z.object({ amount: z.nullable(Cents) })),
});
export type ConsignmentWay = z.infer<typeof ConsignmentWay>;

/** [RT-38] */
export const Consignment = z.object({
  tid: z.string(),
  status: z.int(),
  warehouse: Warehouse,
  cdate: WireTime,
  lines: z.array(ConsignmentLine),
  images: z.array(z.string()),
  remark: z.string(),
  currency: z.string(),
  ...destination,
  ways: z.array(ConsignmentWay),
  /** Address and way can still be chosen or changed: it is open and was not billed. */
  can_choose: z.boolean(),
  /** When what has not come ends by itself; empty where nothing is awaited. */
  awaited_until: WireTime,
});
export type Consignment = z.infer<typeof Consignment>;

export const getConsignment = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/get_consignment",
  about: "Read one of one's own consignments: what has come, what is expected, how it can travel.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: Consignment }),
  refusals: ["order_unknown"],
});

/** Until then it lies in the warehouse without a bill. */
export const chooseConsignmentWay = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/choose_consignment_way",
  about: "Choose where a consignment goes and how; until its bill it can be chosen anew.",
  access: "customer",
  mutates: true,
  input: z.object({
    tid: Tid,
    address_id: z.optional(AskedKey),
    express: z.optional(SmallNumber),
    transport: z.optional(SmallNumber),
    /** Wants the price of that way with duty and tax in it. */
    is_tax_included: z._default(z.boolean(), false),
  }),
  output: z.object({ data: z.object({ tid: Tid }) }),
  refusals: [
    "order_unknown",
    "order_not_in_state",
    "address_needed",
    "carrier_needed",
    "transport_needed",
    "transport_unavailable",
    "sensitive_by_air_only",
    "goods_refused",
  ],
});
