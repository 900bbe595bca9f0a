import { describeFigure, type Figure } from "./figure.ts";
import { measureRate, type Question } from "./measure-rate.ts";
import { startBareReply } from "./start-bare-reply.ts";
import { onOwnPostgres } from "./on-own-postgres.ts";
import { regions } from "@sampan/domain/kernel/regions";

const goods = 2_000;
const connections = 16;
/** Until the server has compiled what it runs, as before checkouts; each list is asked for once all the same. */
const warmUp_s = 10;
/** Asked before anything is measured, for how many bytes an answer has. */
const samples = 200;

/** The eight groups of the shop; undefined is all of it. */
const categories = [undefined, 103, 117, 131, 144, 154, 160, 170, 180];
const orders = ["1", "3", "4", "5", "6"];
const languages = ["zh-TW", "th", "en", "zh"];
const sizes = Array.from({ length: 21 }, (_, index) => 10 + index);

/**
 * Lists of our own goods that nobody asked for before: no answer is one that was kept. As a share of a bare
 * reply of as many bytes, asked for by the same kind of load.
 */
export async function benchListMisses(seconds: number): Promise<Figure[]> {
  return onOwnPostgres(
    {
      BENCH_OWN_GOODS: String(goods),
    },
    async (server) => {
      return [await measureMisses(server.url, seconds)];
    },
  );
}

async function measureMisses(url: string, seconds: number): Promise<Figure> {
  const questions = inNoOrder(everyQuestion());
  let asked = 0;
  const nextQuestion = (): Question => {
    const question = questions[asked++];
    if (!question) throw new Error("every list was asked for: the load needs more goods");
    return question;
  };
  const bare = await startBareReply(Buffer.from(await typicalAnswer(url, nextQuestion)));
  let bareAsked = 0;
  const ceiling = await measureRate(bare.url, {
    connections,
    seconds,
    nextQuestion: () => questions[bareAsked++ % questions.length] as Question,
  });
  bare.stop();
  await measureRate(url, { connections, seconds: warmUp_s, nextQuestion });
  const lists = await measureRate(url, { connections, seconds, nextQuestion });
  return {
    name: "product lists that nobody asked for before, PostgreSQL, 16 connections",
    value: lists.per_second / ceiling.per_second,
    unit: "of a bare reply",
    target: { at_least: 0.08 },
    detail: `${lists.per_second}/s against ${ceiling.per_second}/s, p50 ${lists.p50_ms} ms, p99 ${lists.p99_ms} ms, ${asked} different lists of ${goods} goods`,
  };
}

/** Of some answers the one with the bytes of the middle. */
async function typicalAnswer(url: string, nextQuestion: () => Question): Promise<string> {
  const bodies: string[] = [];
  for (let count = 0; count < samples; count++) {
    const { path, headers } = nextQuestion();
    const answer = await fetch(url + path, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    bodies.push(await answer.text());
  }
  const bySize = bodies.toSorted((one, other) => one.length - other.length);
  return bySize[Math.floor(samples / 2)] ?? "";
}

/** Each page that has goods: of a category or all, in every order, size, language and region. */
function everyQuestion(): Question[] {
  const questions: Question[] = [];
  for (const category of categories)
    for (const page_size of sizes)
      for (let page = 1; page * page_size <= (category ? goods / 10 : goods); page++)
        for (const order_by of orders)
          for (const language of languages)
            for (const region of regions) {
              const wish = new URLSearchParams({
                ...(category ? { category_id: String(category) } : {}),
                page: String(page),
                page_size: String(page_size),
                order_by,
              });
              questions.push({
                path: `/gateway/item/query_item_list?${wish}`,
                headers: { cookie: `lang=${language}; region=${region}` },
              });
            }
  return questions;
}

/** The same mixture in every run: a shuffle by a generator of its own. */
function inNoOrder(questions: Question[]): Question[] {
  let state = 20_261_120;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  for (let last = questions.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [questions[last], questions[other]] = [
      questions[other] as Question,
      questions[last] as Question,
    ];
  }
  return questions;
}

if (import.meta.main)
  for (const figure of await benchListMisses(8)) console.log(describeFigure(figure));
