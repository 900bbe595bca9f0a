import type { Db } from "./db.ts";
import type { Sendable } from "./prepare.ts";
import { readTogether, rowsOf } from "./send-soon.ts";

/** Asks one prepared statement that reads. */
export type AskRows = <Row>(query: Sendable<Row>) => Promise<Row[]>;

/** As many travel together at most: they run one after the other on one connection. */
const packet_max = 4;

interface Question {
  readonly query: Sendable;
  readonly answer: (rows: unknown[] | Promise<unknown[]>) => void;
}

/**
 * Small reads of different people who ask in the same turn of the event loop leave in one packet: under load a
 * packet and its two wake-ups cost more than such a statement, and with nobody else about it leaves as quickly as
 * ever. Where one of a packet fails each is asked for itself, so that it fails for nobody else.
 */
export function askInPackets(db: Db): AskRows {
  let waiting: Question[] = [];
  const sendAll = (): void => {
    const questions = waiting;
    waiting = [];
    for (let begin = 0; begin < questions.length; begin += packet_max)
      void sendPacket(db, questions.slice(begin, begin + packet_max));
  };
  return <Row>(query: Sendable<Row>) =>
    new Promise<Row[]>((answer) => {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ query, answer: answer as Question["answer"] });
    });
}

async function sendPacket(db: Db, questions: readonly Question[]): Promise<void> {
  const alone = ({ query, answer }: Question): void => answer(rowsOf(db, query));
  const [only] = questions;
  if (only && questions.length === 1) return alone(only);
  try {
    const queries = questions.map(({ query }) => query);
    const rows = await readTogether(db, queries);
    questions.forEach(({ answer }, place) => answer(rows[place] ?? []));
  } catch {
    questions.forEach(alone);
  }
}
