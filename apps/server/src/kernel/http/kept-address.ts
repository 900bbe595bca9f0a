import { isLanguage } from "@sampan/domain/kernel/language";
import { isPageAddress, landingAddresses } from "@sampan/domain/shop/pages/page-address";
import { isTakenAddress } from "@sampan/domain/shop/pages/screens";

/** An address whose page is the same for every visitor of one language and region. */
export interface KeptAddress {
  /** With the parameters that its page knows, in one order and spelling; unknown ones are left out. */
  readonly address: string;
  /** True where there are so few such addresses that each is worth keeping when it is first asked for. */
  readonly isOneOfFew: boolean;
}

interface Place {
  readonly path: RegExp;
  /** What its route reads of the address, in the order in which the route writes it. */
  readonly fields: readonly string[];
  readonly isOneOfFew: boolean;
}

const few = { fields: [], isOneOfFew: true } as const;

/** Home, articles and categories; products; results; freight. */
const places: readonly Place[] = [
  { path: /^\/(?:home)?$/, ...few },
  { path: /^\/(?:about|agreement|fees|flowPage|privacy|shippingTips)$/, ...few },
  { path: /^\/problems$/, fields: ["words", "status"], isOneOfFew: true },
  { path: /^\/category\/\d{1,9}$/, fields: [], isOneOfFew: false },
  { path: /^\/goodsDetailOwn\/\d{1,15}$/, fields: [], isOneOfFew: false },
  {
    path: /^\/goodsDetailAgent\/[\w-]{1,64}$/,
    fields: ["platform", "urltb", "address", "itemId"],
    isOneOfFew: false,
  },
  {
    path: /^\/goodsListOwn\/[\w-]{1,40}$/,
    fields: ["searchValue", "order"],
    isOneOfFew: false,
  },
  {
    path: /^\/goodsListAgent$/,
    fields: ["searchValue", "platform", "order"],
    isOneOfFew: false,
  },
  {
    path: /^\/freightEstimation$/,
    fields: ["weight", "length", "width", "height", "transport", "goods"],
    isOneOfFew: false,
  },
];

/**
 * What is kept of a path; undefined where it is rendered for whoever asks. Marketing puts a page wherever no screen is,
 * mostly at addresses that are known.
 */
function placeOf(path: string): Omit<Place, "path"> | undefined {
  const place = places.find((each) => each.path.test(path));
  if (place) return place;
  if (!isPageAddress(path) || isTakenAddress(path)) return undefined;
  return { fields: [], isOneOfFew: landingAddresses.includes(path) };
}

/** Longer ones are nobody's search and nobody's link. */
const field_characters_max = 400;

/**
 * Reads the path and query of a request; undefined where the page is not one that is kept, or says one thing
 * twice, which the route may read in a way of its own.
 */
export function keptAddress(url: string): KeptAddress | undefined {
  const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
  const place = placeOf(path);
  if (!place) return undefined;
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams();
  // A page that names its language says so of itself to search engines: it is another page than the plain one.
  const lang = asked.get("lang");
  if (isLanguage(lang)) known.set("lang", lang);
  for (const field of place.fields) {
    const [value, ...more] = asked.getAll(field);
    if (more.length > 0 || (value?.length ?? 0) > field_characters_max) return undefined;
    if (value !== undefined) known.set(field, value);
  }
  const written = known.toString();
  return {
    address: written ? `${path}?${written}` : path,
    isOneOfFew: place.isOneOfFew && written === "",
  };
}
