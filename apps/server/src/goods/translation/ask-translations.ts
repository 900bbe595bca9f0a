import type { SourceLanguage, Translator } from "@sampan/connectors/translation/translator";
import {
  hasChinese,
  isTranslated,
  type TargetLanguage,
} from "@sampan/domain/goods/translation/translation";
import {
  latinLanguage,
  originalLanguage,
  type TranslatedLanguage,
} from "@sampan/domain/kernel/language";
import type { Needs } from "../../kernel/needs.ts";
import { findTranslations } from "./find-translations.ts";
import { keepToGoods } from "./keep-to-goods.ts";
import {
  giveBackToShare,
  giveCharactersBack,
  reserveCharacters,
  reserveOfShare,
  type Share,
} from "./translation-budget-queries.ts";
import { insertTranslations } from "./translation-queries.ts";

export type TranslationNeeds = Pick<Needs, "database" | "translator" | "log">;

export interface Wish {
  readonly texts: readonly string[];
  readonly language: TargetLanguage;
  /** Characters of this day that all translations together may cost. */
  readonly budget: number;
  /**
   * Of whoever sent the texts, and absent where we read them from our own goods: nobody else's texts are put
   * before a provider for them, and no more of our goods' than this.
   */
  readonly share?: Share;
  readonly now: Date;
}

/** Texts in another language, by text. A text that nobody could translate is absent. */
export type Translations = ReadonlyMap<string, string>;

/** Texts that are with a provider in this process: who wants the same one waits for the same answer. */
export type Underway = Map<string, Promise<Translations>>;

/** What one order may hold, whatever the provider takes. */
const order_characters_max = 5_000;

/**
 * Texts in another language: what is known, and for the rest the provider's words, which are remembered.
 * What fails or is beyond the day's budget is answered as another provider made it before, or left out.
 * [TRAN-06] [TRAN-07]
 */
export async function askTranslations(
  needs: TranslationNeeds,
  underway: Underway,
  wish: Wish,
): Promise<Translations> {
  const { database, translator } = needs;
  const texts = [...new Set(wish.texts)];
  const asked = { texts, language: wish.language };
  // What ends while we look is not among what we find: its answer is waited for all the same.
  const begun = new Map(underway);
  const { known, earlier } = await findTranslations(database.db, asked, translator?.version);
  const unknown = texts.filter((text) => !known.has(text));
  const { language } = wish;
  // What is converted is always known.
  if (unknown.length === 0 || !translator || !isTranslated(language))
    return new Map([...earlier, ...known]);
  const missing = wish.share ? await keepToGoods(database.db, unknown) : unknown;
  const made = await askTogether(underway, { texts: missing, language, begun }, (mine) =>
    askOrders(needs, translator, { ...wish, texts: mine, language }),
  );
  return new Map([...earlier, ...known, ...made]);
}

interface Together {
  readonly texts: readonly string[];
  readonly language: string;
  /** What was under way when these texts were looked for. */
  readonly begun: Underway;
}

/** Asks for what nobody is asking for already, and waits for the rest with those who are. [TRAN-07] */
async function askTogether(
  underway: Underway,
  { texts, language, begun }: Together,
  ask: (texts: readonly string[]) => Promise<Translations>,
): Promise<Translations> {
  const keyOf = (text: string): string => `${language}\n${text}`;
  const answerOf = (text: string) => underway.get(keyOf(text)) ?? begun.get(keyOf(text));
  const mine = texts.filter((text) => !answerOf(text));
  const asking = mine.length > 0 ? ask(mine) : Promise.resolve<Translations>(new Map());
  for (const text of mine) underway.set(keyOf(text), asking);
  const waitedFor = new Set(texts.map((text) => answerOf(text) ?? asking));
  try {
    const answers = await Promise.all(waitedFor);
    return new Map(answers.flatMap((answer) => [...answer]));
  } finally {
    for (const text of mine) underway.delete(keyOf(text));
  }
}

type SpokenWish = Wish & { readonly language: TranslatedLanguage };

async function askOrders(
  needs: TranslationNeeds,
  translator: Translator,
  wish: SpokenWish,
): Promise<Translations> {
  const made = new Map<string, string>();
  for (const order of ordersOf(wish.texts, translator))
    for (const [text, words] of await askOrder(needs, translator, { ...wish, ...order }))
      made.set(text, words);
  return made;
}

interface Order {
  readonly texts: readonly string[];
  readonly from: SourceLanguage;
}

/** What is to be asked, in pieces a provider takes, apart by the language it is in. */
function ordersOf(texts: readonly string[], { texts_max }: Translator): Order[] {
  const orders: { texts: string[]; from: Order["from"]; characters: number }[] = [];
  for (const from of [originalLanguage, latinLanguage] as const)
    for (const text of texts.filter((each) => hasChinese(each) === (from === originalLanguage))) {
      const last = orders.at(-1);
      const fits =
        last?.from === from &&
        last.texts.length < texts_max &&
        last.characters + text.length <= order_characters_max;
      if (fits) {
        last.texts.push(text);
        last.characters += text.length;
      } else orders.push({ texts: [text], from, characters: text.length });
    }
  return orders;
}

async function askOrder(
  needs: TranslationNeeds,
  translator: Translator,
  order: SpokenWish & Order,
): Promise<readonly (readonly [string, string])[]> {
  const { texts, from, language, now } = order;
  const { db } = needs.database;
  const answer = await withinBudget(needs, order, () =>
    translator.translate({ texts, from, to: language }),
  );
  if (!answer) return [];
  const made = texts.map((text, position) => [text, answer[position] ?? text] as const);
  const rows = made.map(([source_text, translated_text]) => ({
    source_text,
    translated_text,
    language,
    origin: translator.version,
  }));
  await insertTranslations(db, rows, now);
  return made;
}

/** Asks a provider for texts whose characters are taken out of the budgets, and given back where it fails. */
export async function withinBudget(
  needs: TranslationNeeds,
  wish: Pick<Wish, "texts" | "share" | "budget" | "now">,
  ask: () => ReturnType<Translator["translate"]>,
): Promise<readonly string[] | undefined> {
  const { db } = needs.database;
  const { texts, share, now } = wish;
  const characters = texts.reduce((total, text) => total + text.length, 0);
  if (!(await setAside(needs, wish, characters))) return undefined;
  const answer = await ask();
  if (answer.ok) return answer.value;
  await giveCharactersBack(db, characters, now);
  if (share) await giveBackToShare(db, { ...share, characters }, now);
  needs.log.warn({ failure: answer.error, texts: texts.length }, "not translated");
  return undefined;
}

/** Counts before the provider is asked, whichever process asks: first who wants it, then the day of all. */
async function setAside(
  { database: { db }, log }: TranslationNeeds,
  { share, budget, now }: Pick<Wish, "share" | "budget" | "now">,
  characters: number,
): Promise<boolean> {
  if (share && !(await reserveOfShare(db, { ...share, characters }, now))) {
    log.info({ characters, most: share.most }, "somebody's share of translations is used up");
    return false;
  }
  if (await reserveCharacters(db, { characters, most: budget }, now)) return true;
  if (share) await giveBackToShare(db, { ...share, characters }, now);
  log.warn({ characters, budget }, "the day's budget for translations is used up");
  return false;
}
