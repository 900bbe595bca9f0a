import * as acts from "./acts.ts";
import type { Scene } from "./scene.ts";
import { branches } from "./branches.ts";

interface Chapter {
  readonly name: string;
  /** Hours since the chapter before. */
  readonly after: number;
  readonly play: (scene: Scene) => Promise<unknown>;
}

/** An order's life in the order it happens; a story plays them up to its last. */
export const chapters = [
  { name: "placed", after: 0, play: acts.place },
  { name: "approved", after: 1, play: acts.approve },
  { name: "paid", after: 2, play: acts.pay },
  { name: "bought", after: 8, play: acts.buy },
  { name: "sent_by_seller", after: 30, play: acts.sendBySeller },
  { name: "received", after: 60, play: acts.receive },
  { name: "billed", after: 20, play: acts.bill },
  { name: "freight_paid", after: 5, play: acts.pay },
  { name: "departed", after: 24, play: acts.depart },
  { name: "customs", after: 40, play: (scene) => acts.move(scene, "enter_customs") },
  { name: "arrived", after: 20, play: (scene) => acts.move(scene, "arrive") },
  { name: "delivering", after: 10, play: acts.giveToCarrier },
  { name: "handed_over", after: 20, play: acts.handOver },
  { name: "confirmed", after: 30, play: acts.confirm },
] as const satisfies readonly Chapter[];

/** A story's chapters up to and with its last; a branch follows the chapter it leaves the others behind. */
export function chaptersUntil(last: ChapterName): readonly Chapter[] {
  const branch = branches.find(({ name }) => name === last);
  const until = branch?.behind ?? last;
  const common = chapters.slice(0, chapters.findIndex(({ name }) => name === until) + 1);
  return branch ? [...common, branch] : common;
}

export type ChapterName = (typeof chapters | typeof branches)[number]["name"];
