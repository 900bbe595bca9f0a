import type { SpokenLanguage, Translator } from "@sampan/connectors/translation/translator";
import { hasChinese, type TargetLanguage } from "@sampan/domain/translation";
import type { Needs } from "../needs.ts";
import { findTranslations } from "./find-translations.ts";
import {
  giveCharactersBack,
  insertTranslations,
  reserveCharacters,
} from "./translation-queries.ts";

export type TranslationNeeds = Pick<Needs, "database" | "translator" | "log">;

export interface Wish {
  readonly texts: readonly string[];
  readonly language: TargetLanguage;
  /** Characters of this day that all translations together may cost. */
  readonly budget: number;
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
  const missing = texts.filter((text) => !known.has(text));
  const { language } = wish;
  // Taiwan's form is always known.
  if (missing.length === 0 || !translator || language === "zh-TW")
    return new Map([...earlier, ...known]);
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

type SpokenWish = Wish & { readonly language: SpokenLanguage };

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
  readonly from: "zh" | "en";
}

/** What is to be asked, in pieces a provider takes, apart by the language it is in. */
function ordersOf(texts: readonly string[], { texts_max }: Translator): Order[] {
  const orders: { texts: string[]; from: Order["from"]; characters: number }[] = [];
  for (const from of ["zh", "en"] as const)
    for (const text of texts.filter((each) => hasChinese(each) === (from === "zh"))) {
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
  { database: { db }, log }: TranslationNeeds,
  translator: Translator,
  order: SpokenWish & Order,
): Promise<readonly (readonly [string, string])[]> {
  const { texts, from, language, budget, now } = order;
  const characters = texts.reduce((total, text) => total + text.length, 0);
  if (!(await reserveCharacters(db, { characters, most: budget }, now))) {
    log.warn({ characters, budget }, "the day's budget for translations is used up");
    return [];
  }
  const answer = await translator.translate({ texts, from, to: language });
  if (!answer.ok) {
    await giveCharactersBack(db, characters, now);
    log.warn({ failure: answer.error, texts: texts.length }, "not translated");
    return [];
  }
  const made = texts.map((text, position) => [text, answer.value[position] ?? text] as const);
  const rows = made.map(([source_text, translated_text]) => ({
    source_text,
    translated_text,
    language,
    origin: translator.version,
  }));
  await insertTranslations(db, rows, now);
  return made;
}
