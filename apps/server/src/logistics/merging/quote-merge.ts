import type { OutputOf } from "@sampan/contract/kernel/call";
import type { quoteMerge as quoteCall } from "@sampan/contract/logistics/merging/merging";
import { tariffClassOfAll } from "@sampan/domain/goods/shippability/goods-class";
import { transportIds, type TransportId } from "@sampan/domain/goods/shippability/transports";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkMergeable,
  goodsClassesIn,
  insuranceAtLeast,
  type ParcelToMerge,
} from "@sampan/domain/logistics/merging/check-merge";
import { quoteApart, type ParcelApart } from "@sampan/domain/logistics/merging/quote-apart";
import { loadOf, quoteLoad, type Load } from "@sampan/domain/money/price-book/freight";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import { asParcelToMerge, checkLineTakes, tariffOfContents } from "./check-carriage.ts";
import { findContents, type PartContent } from "./find-contents.ts";
import { findCurrentWay } from "./find-current-way.ts";
import { selectOwnParcels } from "./merging-queries.ts";
import { findRehearsalFee } from "./start-rehearsal.ts";

type Quote = OutputOf<typeof quoteCall>["data"];
type QuotedLine = Quote["lines"][number];
type QuoteRefused = Refusal<(typeof quoteCall)["refusals"][number]>;

/**
 * What one parcel, or several in one box, would come to on every open line, by what they weigh and take now: a box is
 * weighed once it is packed. A line that does not take the goods says why. [CONS-02] [CONS-05]
 */
export async function quoteMerge(
  db: Db,
  asked: readonly string[],
  caller: CustomerCaller,
): Promise<Result<Quote, QuoteRefused>> {
  const { customer, settings, prices } = caller;
  const found = await selectOwnParcels(db, { tids: asked, accountId: customer.id });
  if (found.length < asked.length) return refuse({ code: "parcel_unknown" });
  const ids = found.map(({ id }) => id);
  const contents = await findContents(db, ids);
  const isMerged = (tid: string) => found.some((one) => one.tid === tid && one.is_merged);
  const parcels = found.map((part) => asParcelToMerge(part, { contents, isMerged }));
  const mergeable = checkMergeable(parcels, customer.region);
  if (!mergeable.ok) return mergeable;
  if (!tariffClassOfAll(goodsClassesIn(parcels))) return refuse({ code: "goods_refused" });

  const apart = found.map((measures, at) => ({
    measures,
    tariff_class: tariffClassOfAll(goodsClassesIn(parcels.slice(at, at + 1))),
  }));
  const box = { load: loadOf(found), parcels, apart, contents, caller };
  const isOpen = (id: TransportId) => openLines(prices.tariffs[customer.region], id).length > 0;
  const lines: QuotedLine[] = [];
  for (const transport of transportIds.filter(isOpen))
    lines.push(await quoteLine(db, { ...box, transport }));
  const [one, ...others] = found;
  const way = one && others.length === 0 ? await findCurrentWay(db, one.id) : undefined;
  const itemIds = contents.map(({ item_id }) => item_id);
  return ok({
    currency: customer.currency,
    weight_g: box.load.weight_g,
    lines,
    goes: way ? { ...way, address: { ...way.address, area: [...way.address.area] } } : null,
    insurance_at_least: insuranceAtLeast(parcels.flatMap(({ orders }) => orders)),
    rehearsal: {
      fee: await findRehearsalFee(db, { accountId: customer.id, itemIds, limits: settings }),
      answer_hours: settings.rehearsal_answer_hours,
      price_hours: settings.rehearsal_price_hours,
    },
    goods: goodsOf(contents),
  });
}

interface BoxOnLine {
  readonly load: Load;
  readonly parcels: readonly ParcelToMerge[];
  readonly apart: readonly ParcelApart[];
  readonly contents: readonly PartContent[];
  readonly transport: TransportId;
  readonly caller: CustomerCaller;
}

async function quoteLine(db: Db, box: BoxOnLine): Promise<QuotedLine> {
  const { transport, parcels, apart, contents, load, caller } = box;
  const { region } = caller.customer;
  const tariff = tariffOfContents(contents, caller.prices.tariffs[region]);
  const lines = openLines(tariff, transport);
  const [open] = lines;
  const line = await checkLineTakes(db, { parcels, contents, region, transport, caller });
  if (!line.ok)
    return {
      transport,
      days_min: open?.days_min ?? 0,
      days_max: open?.days_max ?? 0,
      refusal: caller.words(line.error),
      quote: null,
    };
  const { chargeable_g, entries, total } = quoteLoad(line.value, load);
  return {
    transport,
    days_min: line.value.days_min,
    days_max: line.value.days_max,
    refusal: null,
    quote: {
      chargeable_g,
      total,
      apart: quoteApart(lines, apart) ?? null,
      entries: entries.map(({ reason, ...entry }) => ({
        ...entry,
        reason: { key: reason.key, values: { ...reason.values } },
      })),
    },
  };
}

/** What customs has to be told of, line by line, with what was paid for it. */
function goodsOf(contents: readonly PartContent[]): Quote["goods"] {
  const byOid = Map.groupBy(
    contents.filter(({ status }) => isLiveItem(status)),
    ({ oid }) => oid,
  );
  return [...byOid].map(([oid, some]) => ({
    oid,
    num: some.reduce((pieces, { num }) => pieces + num, 0),
    value: some.reduce((cents, { paid }) => cents + paid, 0),
  }));
}
