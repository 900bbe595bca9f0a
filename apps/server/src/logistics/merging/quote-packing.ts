import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { quotePacking as quoteCall } from "@sampan/contract/logistics/merging/staff-merging";
import { transportIds, type TransportId } from "@sampan/domain/goods/shippability/transports";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { loadOf, quoteLoad } from "@sampan/domain/money/price-book/freight";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import { pricesOf } from "../../money/price-book/prices-of.ts";
import { checkLineTakes, tariffOfContents } from "./check-carriage.ts";
import { findContents } from "./find-contents.ts";
import { findToQuote } from "./packing-queries.ts";

type Quoted = OutputOf<typeof quoteCall>["data"];

/**
 * A box on the table as its owner will read it: on every open line the weight that counts, in grams, and the price in cents of
 * their currency, by their own group's tariff. Nothing is stored. A line that does not take the goods says why. [BO-19] [CONS-05]
 */
export async function quotePacking(
  db: Db,
  { tid, ...measures }: InputOf<typeof quoteCall>,
  caller: StaffCaller,
): Promise<Result<Quoted, Refusal<"parcel_unknown">>> {
  const box = await findToQuote(db, tid);
  if (!box) return refuse({ code: "parcel_unknown" });
  const { region, marks } = box;
  const contents = await findContents(db, [box.id]);
  const whose = { accountId: box.account_id, now: caller.now };
  const asked = { ...caller, prices: await pricesOf(db, caller.prices, whose) };
  const goods_classes = contents
    .filter(({ status }) => isLiveItem(status))
    .map(({ goods_class }) => goods_class);
  const tariff = tariffOfContents(contents, asked.prices.tariffs[region]);
  const isOpen = (id: TransportId) => openLines(tariff, id).length > 0;
  const load = loadOf([measures]);
  const lines: Quoted["lines"] = [];
  for (const transport of transportIds.filter(isOpen)) {
    const [open] = openLines(tariff, transport);
    const parcels = [{ marks, goods_classes }];
    const goods = { parcels, contents, region, transport };
    const line = await checkLineTakes(db, { ...goods, caller: asked });
    const quote = line.ok ? quoteLoad(line.value, load) : undefined;
    const { days_min = 0, days_max = 0 } = (line.ok ? line.value : open) ?? {};
    lines.push({
      transport,
      days_min,
      days_max,
      refusal: line.ok ? null : caller.words(line.error),
      quote: quote
        ? { chargeable_g: quote.chargeable_g, total: quote.total, currency: quote.currency }
        : null,
    });
  }
  return ok({ lines });
}
