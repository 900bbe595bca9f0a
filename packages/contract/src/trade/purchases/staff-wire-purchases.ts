import { wirePurchaseStates } from "@sampan/domain/trade/purchases/wire-order-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, paging, ShortText, WireTime } from "../../kernel/fields.ts";

/** Which orders are looked at: those that nobody needs any more, those under way, or all. */
export const wirePurchaseViews = ["needless", "under_way", "all"] as const;

/** An order that stands at a marketplace, as it was placed over its interface. */
export const WirePurchase = z.object({
  order_no: z.string(),
  state: z.enum(wirePurchaseStates),
  /** CNY cents, freight included. */
  total: Cents,
  placed_at: WireTime,
  buyer: z.string(),
  order_tid: z.string(),
  shop_name: z.string(),
  /** Whether goods of ours are bought by it: they neither came back nor were bought otherwise. */
  is_needed: z.boolean(),
});
export type WirePurchase = z.infer<typeof WirePurchase>;

/** */
export const listWirePurchases = defineCall({
  methods: ["GET"],
  path: "/staff/wire_purchases",
  about:
    "Orders that stand at a marketplace, the latest first; of those nobody needs, the longest waiting.",
  access: { right: "purchase_items" },
  mutates: false,
  input: z.object({ view: z._default(z.enum(wirePurchaseViews), "needless"), ...paging(20) }),
  output: z.object({ datalist: z.array(WirePurchase), total: z.int() }),
  refusals: [],
});

const marketRefusals = [
  "wire_order_unknown",
  "wire_order_off",
  "platform_disabled",
  "platform_unavailable",
  "too_many_calls",
] as const;

/** */
export const cancelWirePurchase = defineCall({
  methods: ["POST"],
  path: "/staff/wire_purchases/cancel",
  about: "Closes an order at the marketplace that was not paid and that nobody needs.",
  access: { right: "purchase_items" },
  mutates: true,
  transaction: "none",
  input: z.object({ order_no: ShortText }),
  output: z.object({ data: z.object({ state: z.enum(wirePurchaseStates) }) }),
  refusals: [...marketRefusals, "wire_order_needed", "wire_order_paid", "wire_cancel_too_soon"],
});

/** */
export const readWireTrace = defineCall({
  methods: ["GET"],
  path: "/staff/wire_purchases/trace",
  about: "What couriers scanned of the parcels of an order at the marketplace, as it tells it now.",
  access: { right: "purchase_items" },
  mutates: false,
  transaction: "none",
  input: z.object({ order_no: ShortText }),
  output: z.object({
    datalist: z.array(
      z.object({
        express_no: z.string(),
        steps: z.array(z.object({ at: WireTime, words: z.string() })),
      }),
    ),
  }),
  refusals: marketRefusals,
});
