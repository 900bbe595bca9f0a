import { stateOfTracker } from "@sampan/domain/logistics/tracking/states-of-trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { XMLBuilder, XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { scans_max, words } from "../scan-texts.ts";

const attributes = {
  ignoreAttributes: false,
  attributeNamePrefix: "",
} as const;
const parser = new XMLParser({
  ...attributes,
  // Numbers of parcels are text, and lose their zeros as anything else.
  parseAttributeValue: false,
  // Entities of the answer's own could make a short one a long text.
  processEntities: false,
  isArray: (name) => name === "orders" || name === "order",
});
const builder = new XMLBuilder({ ...attributes, suppressEmptyNode: false });

/** The question about these numbers, as HCT's own example writes it. */
export const questionOf = (numbers: readonly string[]): string =>
  builder.build({
    "?xml": { version: "1.0", encoding: "utf-8" },
    qrylist: { order: numbers.map((orderid) => ({ orderid })) },
  });

const Order = z.object({
  orderid: z.string(),
  wrktime: z.string(),
  category: z.string(),
  status: z.string().nullish(),
});
const Answer = z.object({
  rlist: z.union([
    z.literal(""),
    z.object({ orders: z.array(z.object({ order: z.array(Order).nullish() })).nullish() }),
  ]),
});
type Order = z.output<typeof Order>;

/** The steps of all parcels that an answer tells of; undefined for a text that is no answer. */
export function readOrders(text: string): readonly Order[] | undefined {
  const answer = Answer.safeParse(parsedXml(text));
  if (!answer.success) return undefined;
  const { rlist } = answer.data;
  return rlist === "" ? [] : (rlist.orders ?? []).flatMap(({ order }) => order ?? []);
}

function parsedXml(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    return undefined;
  }
}

/** What happened to one parcel, in HCT's own words; a moment that is none is left out. */
export const scansOf = (orders: readonly Order[]): Scan[] =>
  orders.slice(0, scans_max).flatMap(({ wrktime, category, status }) => {
    const at = momentOf(wrktime);
    if (!at) return [];
    const state = stateOfTracker("hct", category);
    const said = status && status !== category ? `${category} ${status}` : category;
    return [
      {
        tracker: "hct" as const,
        courier: "hct" as const,
        at,
        state,
        words: words(said),
        place: "",
      },
    ];
  });

/** `2026/11/29 14:05`, of Taipei. */
function momentOf(text: string): Date | undefined {
  const found = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}:\d{2}(?::\d{2})?)$/.exec(text.trim());
  if (!found) return undefined;
  const [, year, month, day, time] = found;
  const at = new Date(`${year}-${month}-${day}T${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
