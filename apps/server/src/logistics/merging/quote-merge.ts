import type { OutputOf } from "@sampan/contract/kernel/call";
import type { quoteMerge as quoteCall } from "@sampan/contract/logistics/merging/merging";
import {
  tariffClassOfAll,
  transportsFor,
  type TariffClass,
} from "@sampan/domain/goods/shippability/goods-class";
import { transportIds, type TransportId } from "@sampan/domain/goods/shippability/transports";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkMergeable,
  goodsClassesIn,
  insuranceAtLeast,
} from "@sampan/domain/logistics/merging/check-merge";
import { loadOf, quoteLoad, type Load } from "@sampan/domain/money/price-book/freight";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import { checkLinesCarried } from "../../trade/approvals/check-lines-carried.ts";
import { asParcelToMerge } from "./check-carriage.ts";
import { type PartContent, selectContents, selectOwnParcels } from "./merging-queries.ts";

type Quote = OutputOf<typeof quoteCall>["data"];
type QuotedLine = Quote["lines"][number];
type QuoteRefused = Refusal<(typeof quoteCall)["refusals"][number]>;

/**
 * What parcels would come to in one box on every open line, by what they weigh and take now: the box itself is
 * weighed once it is packed. A line that does not take the goods says why. [CONS-02] [CONS-05]
 */
export async function quoteMerge(
  db: Db,
  asked: readonly string[],
  caller: CustomerCaller,
): Promise<Result<Quote, QuoteRefused>> {
  const { customer, settings, prices } = caller;
  const tids = [...new Set(asked)];
  const found = await selectOwnParcels(db, { tids, accountId: customer.id });
  if (tids.length < 2 || found.length < tids.length) return refuse({ code: "parcel_unknown" });
  const ids = found.map(({ id }) => id);
  const contents = await selectContents(db, ids);
  const isMerged = (tid: string) => found.some((one) => one.tid === tid && one.is_merged);
  const parcels = found.map((part) => asParcelToMerge(part, { contents, isMerged }));
  const mergeable = checkMergeable(parcels, customer.region);
  if (!mergeable.ok) return mergeable;
  const classes = goodsClassesIn(parcels);
  const tariff_class = tariffClassOfAll(classes);
  if (!tariff_class) return refuse({ code: "goods_refused" });

  const load = loadOf(found);
  const box = { load, tariff_class, contents, caller };
  const taking = transportsFor(classes, settings.transport_classes);
  const isOpen = (id: TransportId) => openLines(prices.tariffs[customer.region], id).length > 0;
  const lines: QuotedLine[] = [];
  for (const transport of transportIds.filter(isOpen))
    lines.push(await quoteLine(db, { ...box, transport, takesClass: taking.includes(transport) }));
  return ok({
    currency: customer.currency,
    weight_g: load.weight_g,
    lines,
    insurance_at_least: insuranceAtLeast(parcels.flatMap(({ orders }) => orders)),
    goods: goodsOf(contents),
  });
}

interface BoxOnLine {
  readonly load: Load;
  readonly tariff_class: TariffClass;
  readonly contents: readonly PartContent[];
  readonly transport: TransportId;
  readonly takesClass: boolean;
  readonly caller: CustomerCaller;
}

async function quoteLine(db: Db, box: BoxOnLine): Promise<QuotedLine> {
  const { transport, takesClass, load, caller } = box;
  const tariff = openLines(caller.prices.tariffs[caller.customer.region], transport);
  const line = tariff.find((one) => one.tariff_class === box.tariff_class);
  const refused = (refusal: Refusal): QuotedLine => ({
    transport,
    days_min: tariff[0]?.days_min ?? 0,
    days_max: tariff[0]?.days_max ?? 0,
    refusal: caller.words(refusal),
    quote: null,
  });
  if (!takesClass) return refused({ code: "sensitive_by_air_only" });
  if (!line) return refused({ code: "transport_unavailable" });
  const stopped = await stoppedByRules(db, box);
  if (stopped) return refused(stopped);
  const { chargeable_g, entries, total } = quoteLoad(line, load);
  return {
    transport,
    days_min: line.days_min,
    days_max: line.days_max,
    refusal: null,
    quote: {
      chargeable_g,
      total,
      entries: entries.map(({ reason, ...entry }) => ({
        ...entry,
        reason: { key: reason.key, values: { ...reason.values } },
      })),
    },
  };
}

/** The first rule that keeps any of the goods off this line as things are now. */
async function stoppedByRules(
  db: Db,
  { contents, transport, caller }: BoxOnLine,
): Promise<Refusal | undefined> {
  const oids = new Set(contents.map(({ oid }) => oid));
  for (const order_tid of new Set(contents.map((content) => content.order_tid))) {
    const { region } = caller.customer;
    const judged = await checkLinesCarried(db, { order_tid, oids, region, transport }, caller);
    if (!judged.ok) return judged.error;
  }
  return undefined;
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
