import { transportStates } from "@sampan/domain/logistics/parcels/package-state";
import { rehearsalStates } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import { storageStages } from "@sampan/domain/logistics/storage/storage-clock";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  Cents,
  PaymentCurrency,
  Region,
  ShortText,
  SmallNumber,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { DelayCover } from "./delay-cover.ts";
import {
  GoodsFault,
  FreightArithmetic,
  HandOver,
  BilledStorage,
  PackageTransport,
  Pickup,
  ShipmentArithmetic,
  SumEntry,
  Warehouse,
  Weighing,
} from "./freight-fields.ts";
import { I18n } from "../../goods/i18n.ts";

/** Goods of an order in a parcel. */
export const ParcelItem = z.object({
  oid: z.string(),
  order_tid: z.string(),
  item_name: z.string(),
  i18n: I18n,
  image: z.string(),
  props: z.record(z.string(), z.string()),
  props_i18n: I18n,
  /** What was ordered, where another option was bought instead. */
  ordered_props_i18n: z.nullable(I18n),
  num: z.int(),
  status: z.int(),
});

/** Until when a parcel is kept in its warehouse; days are written `YYYY-MM-DD`. */
export const ParcelStorage = z.object({
  /** The last day it is kept. */
  last_day: z.string(),
  /** 0 on that day, below zero after it. */
  days_left: z.int(),
  /** The last day on which nobody may give it up. */
  deadline: z.string(),
  stage: z.enum(storageStages),
  free_days: z.int(),
  added_days: z.int(),
});
/** Days that its owner may buy now; cents of the payment currency. */
export const StorageOffer = z.object({
  /** The last day it would be kept then. */
  until: z.string(),
  days: z.int(),
  /** Lines of goods in it. */
  lines: z.int(),
  per_day: Cents,
  /** Days times lines times price, on the bill it leaves by. */
  amount: Cents,
});
export type StorageOffer = z.infer<typeof StorageOffer>;
export type ParcelStorage = z.infer<typeof ParcelStorage>;

/** [PKG-25] [PKG-26] [PKG-27] */
export const Parcel = z.object({
  tid: z.string(),
  out_oid: z.string(),
  /** The parcel it was merged into; empty otherwise. */
  rel_tid: z.string(),
  /** Billing: 1 to be consolidated, 2 consolidated, 3 charging, 0 awaiting payment, 4 paid. [PKG-16] */
  status: z.literal([1, 2, 3, 0, 4]),
  status_title: z.string(),
  /** Transport, the other axis. [PKG-18] */
  transport_state: PackageTransport,
  transport_title: z.string(),
  fee_total: Cents,
  currency: PaymentCurrency,
  cdate: WireTime,
  receive_time: z.nullable(WireTime),
  create_order_time: z.nullable(WireTime),
  whole_sale_order_oid: z.string(),
  /** What the campaign is called that an activity order in it is of, in the caller's language; else empty. [CHK-24] */
  campaign: z.string(),
  /** JSON texts. */
  ext: z.string(),
  pay_info: z.string(),
  /** Never ticked in advance. [PKG-17] */
  checked: z.literal(false),
  warehouse: Warehouse,
  express_no: z.string(),
  ...Weighing.shape,
  photos: z.array(z.string()),
  order_tids: z.array(z.string()),
  items: z.array(ParcelItem),
  bill_tid: z.nullable(z.string()),
  box_number: z.nullable(z.string()),
  local_carrier: z.string(),
  local_express_no: z.string(),
  /** Parcels merged into this one; none of any other. [CONS-01] */
  part_tids: z.array(z.string()),
  /** Null for one whose days in a warehouse do not count: it is to be merged, billed, on its way. */
  storage: z.nullable(ParcelStorage),
  storage_offer: z.nullable(StorageOffer),
});

/** A line of goods as customs is told of it; its value in cents of the payment currency. */
export const DeclaredLine = z.object({
  oid: ShortText,
  name: z.string().check(z.maxLength(80)),
  material: z.string().check(z.maxLength(80)),
  value: AmountCents,
});

/** Where a parcel goes and how. */
export const ParcelWay = z.object({
  address: z.object({
    consignee: z.string(),
    phone: z.string(),
    region: Region,
    area: z.array(z.string()),
    detail: z.string(),
    postal_code: z.string(),
  }),
  express: z.int(),
  transport: z.int(),
  insurance: z.int(),
});

/** The same, in place of what its orders say. [CONS-02] */
const OwnWay = z.object({ ...ParcelWay.shape, declaration: z.array(DeclaredLine) });

/** What a merged parcel carries itself. [CONS-02] */
const MergedWay = z.object({
  ...OwnWay.shape,
  /** False while its parts wait to be put into one box. */
  is_packed: z.boolean(),
  packed_at: z.nullable(WireTime),
  /** What lay in it before it was closed; the photos of the parcel show the closed box. */
  contents_photos: z.array(z.string()),
  /** What its parts weighed together when they came. */
  parts_g: z.int(),
  /** How far it is where it is packed before its owner decides, and until when they answer. */
  rehearsal: z.nullable(
    z.object({ state: z.enum(rehearsalStates), answer_by: z.nullable(WireTime) }),
  ),
});

/** A box as one of its owners sees it: only their own parcels in it. [PKG-22] */
export const CustomerBox = z.object({
  number: z.string(),
  warehouse: Warehouse,
  transport: z.int(),
  state: z.string(),
  title: z.string(),
  cdate: WireTime,
  dispatched_at: z.nullable(WireTime),
  arrived_at: z.nullable(WireTime),
  parcel_tids: z.array(z.string()),
  fee_total: Cents,
  currency: PaymentCurrency,
});

const LogisticsSearch = z.object({
  orderBy: z._default(z.enum(["cdate desc", "cdate asc"]), "cdate desc"),
  currentPage: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
  /** Billing numbers as they travel: 0 is awaiting payment. */
  statusArr: z._default(z.array(z.literal([0, 1, 2, 3, 4])).check(z.maxLength(10)), []),
  transportArr: z._default(z.array(PackageTransport).check(z.maxLength(12)), []),
  outOid: z.optional(ShortText),
  /** False asks for boxes. [RT-113] */
  isPackage: z._default(z.union([z.boolean(), z.literal([0, 1])]), true),
  bizAttrArray: z._default(z.array(SmallNumber).check(z.maxLength(3)), []),
  warehouse_type: z.optional(Warehouse),
  extInfo: z.optional(ShortText),
  /** Parcels merged into this one. */
  relTid: z.optional(Tid),
});

/** [API-74] [PKG-19] [PKG-20] */
export const queryLogisticsList = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_logistics_list",
  about: "The customer's parcels, or the boxes they travel in.",
  access: "customer",
  mutates: false,
  input: z.object({
    search: z.prefault(LogisticsSearch, {}),
    /** Marketplace order number. */
    sale_out_oid: z.optional(ShortText),
  }),
  output: z.object({
    /** Parcels; empty when boxes were asked for. */
    datalist: z.array(Parcel),
    boxes: z.array(CustomerBox),
    total: z.int(),
  }),
  refusals: [],
});

/** A stop on a parcel's way: its states, and two that its box passes while it is under way. */
export const TransportStep = z.object({
  transport_state: z.enum([...transportStates, "customs", "platform_warehouse"]),
  title: z.string(),
  at: WireTime,
  note: z.string(),
});

/** A stop that is ahead, as past parcels of the line tell; days (`YYYY-MM-DD`), empty where nothing honest can be said. */
export const ExpectedStop = z.object({
  stop: z.enum([...transportStates, "customs"]),
  title: z.string(),
  expected_from: z.string(),
  expected_to: z.string(),
});

/** A freight bill, with how every amount came about. */
export const FreightBill = z.object({
  tid: z.string(),
  state: z.enum(["unpaid", "paid", "cancelled"]),
  amount: Cents,
  currency: PaymentCurrency,
  lines: z.array(
    z.object({
      kind: z.enum(["international_freight", "local_freight", "warehouse", "other"]),
      order_tid: z.string(),
      amount: Cents,
      original_amount: Cents,
      reason: z.string(),
      /** Of what says by its figures what it is: insurance that was raised, packing first. */
      why: z.nullable(SumEntry.shape.reason),
    }),
  ),
  arithmetic: z.array(FreightArithmetic),
  /** What left a warehouse together, which most bills have one of. */
  shipments: z.array(ShipmentArithmetic),
  /** Days of storage that were bought for its parcels. */
  storage: z.array(BilledStorage),
  /** What was paid in advance with a single instalment; 0 otherwise. */
  estimate: Cents,
  posted_at: WireTime,
  paid_at: z.nullable(WireTime),
  /** Of one whose promise was exceeded; null of any other. */
  cover: z.nullable(DelayCover),
});

/** [PKG-21] [RT-112] */
export const getPackageDetail = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/get_package_detail",
  about: "One parcel: contents, measures, photos, bill and every step of its way.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({
    data: z.object({
      ...Parcel.shape,
      /** What the warehouse found wrong with goods in it. */
      faults: z.array(z.object({ ...GoodsFault.shape, oid: z.string(), found_at: WireTime })),
      /** Of one that goes where its owner chose; null where it goes as its orders say. */
      own_way: z.nullable(OwnWay),
      merged: z.nullable(MergedWay),
      bill: z.nullable(FreightBill),
      steps: z.array(TransportStep),
      ahead: z.array(ExpectedStop),
      /** While it waits to be picked up. */
      pickup: z.nullable(Pickup),
      /** Who took it, where it was picked up. */
      hand_over: z.nullable(HandOver),
    }),
  }),
  refusals: ["parcel_unknown"],
});

/** [PKG-22] [RT-46] */
export const getBoxDetail = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/get_box_detail",
  about: "One box with the customer's parcels in it and the steps of its way.",
  access: "customer",
  mutates: false,
  input: z.object({ number: ShortText }),
  output: z.object({
    data: z.object({
      ...CustomerBox.shape,
      parcels: z.array(Parcel),
      steps: z.array(TransportStep),
      ahead: z.array(ExpectedStop),
    }),
  }),
  refusals: ["box_unknown"],
});
