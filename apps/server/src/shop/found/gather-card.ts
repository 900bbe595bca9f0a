import { convert, formatAmount } from "@sampan/domain/kernel/money";
import type { Language } from "@sampan/domain/kernel/language";
import { defaultRegion, regionFacts, regions } from "@sampan/domain/kernel/regions";
import { wordsIn } from "@sampan/locales/words-in";
import type { Needs } from "../../kernel/needs.ts";
import { pricesNow } from "../../goods/catalogue/describe-product.ts";
import { findProduct } from "../../goods/catalogue/find-product.ts";
import type { AskPicture } from "../../goods/pictures/ask-picture.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import type { Card } from "./card.ts";

export type CardNeeds = Pick<Needs, "database" | "clock" | "prices" | "settings" | "say"> & {
  readonly askPicture: AskPicture;
};

export interface CardQuestion {
  /** Of a stored product, ours or a marketplace's. */
  readonly id: number;
  readonly language: Language;
  /** Who asks, for counting. */
  readonly network: string;
}

/** What a card of known goods says today; undefined for goods that nobody has opened yet, or that are gone. */
export async function gatherCard(
  needs: CardNeeds,
  { id, language, network }: CardQuestion,
): Promise<Card | undefined> {
  const stored = await findProduct(needs.database.db, { id });
  if (!stored?.product.is_on_sale) return undefined;
  const { product } = stored;
  const now = needs.clock();
  const [from] = product.images;
  const picture = from && (await needs.askPicture({ from, width: 800, network }));
  const { min_price: least, priceSection: isRange } = pricesNow(product);
  const price = formatAmount(least, "CNY");
  return {
    language,
    title: wordsIn(language, readNames(product.item_name, product.names)).text,
    price: isRange ? needs.say(language, "cards.range", { from: price }) : price,
    inOthers: inOthers(needs, least, now),
    pricedOn: needs.say(language, "cards.pricedOn", { date: dayOf(now, language) }),
    house: needs.say(language, "common.name"),
    tagline: needs.say(language, "common.tagline"),
    ...(picture && picture.ok ? { picture: picture.value } : {}),
  };
}

/** The day in the zone the house begins with: a card is for whoever sees it. */
const dayOf = (now: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    // Of the common era in Thai as well, as everywhere else on our pages.
    calendar: "gregory",
    timeZone: regionFacts[defaultRegion].zone,
  }).format(now);

/** Who sees the card may pay in any of them; which one decides the region, not the language. [NFR-10] */
function inOthers({ prices, settings }: CardNeeds, cents: number, now: Date): string {
  const { rates } = prices.at(now);
  const { rounding } = settings.at(now);
  return regions
    .flatMap((region) => {
      const { currency } = regionFacts[region];
      const rate = rates[currency];
      if (!rate) return [];
      const amount = convert(cents, { rate_e6: rate.rate_e6, rounding });
      return [`≈ ${formatAmount(amount, currency)}`];
    })
    .join(" · ");
}
