import { readFileSync } from "node:fs";
import { join } from "node:path";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import { queryBankList, rechargeApply } from "@sampan/contract/money/ledger/wallet";
import { approveTopup } from "@sampan/contract/money/topups/staff-topups";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Needs } from "@sampan/server/kernel/needs";
import { watchClearances } from "@sampan/server/logistics/clearance/watch-clearances";
import { keepEstimates } from "@sampan/server/trade/door-price/keep-estimate";
import { putCart } from "@sampan/contract/trade/carts/carts";
import type { DemoProduct } from "../catalogue/catalogue.ts";
import { growCatalogue } from "../catalogue/grow-catalogue.ts";
import { type DemoCustomer, demoCustomers } from "../people.ts";
import { lineOf } from "./acts.ts";
import { billActs } from "./bill-acts.ts";
import { bookActs } from "./book-acts.ts";
import { carrierActs } from "./carrier-acts.ts";
import { chaptersUntil } from "./chapters.ts";
import { dutyActs } from "./duty-acts.ts";
import { marketingActs } from "./marketing-acts.ts";
import { openStage, type Stage } from "./open-stage.ts";
import { serviceActs } from "./service-acts.ts";
import { storageActs } from "./storage-acts.ts";
import { type Cast, castGoods, type DemoStory } from "./stories.ts";
import { warehouseServiceActs } from "./warehouse-service-acts.ts";
import { type PastAct, withdrawalActs } from "./withdrawal-acts.ts";

const hour_ms = 3_600_000;
const linesOfCart = 4;
const voucher = readFileSync(join(import.meta.dirname, "../pictures/bank-voucher.webp"));

/** Plays the past: everybody's opening top-up, then all stories beside each other, as far as each goes. */
export async function playStories(needs: Needs, stories: readonly DemoStory[]): Promise<void> {
  const today = needs.clock();
  const stage = await openStage(needs);
  const catalogue = growCatalogue();
  const cast = castGoods(catalogue);
  const casts = {
    usual: cast,
    apart: castGoods(catalogue, 100),
    lying: castGoods(catalogue, 200),
    declared: castGoods(catalogue, 300),
    planned: castGoods(catalogue, 400),
  } as const;
  try {
    await stage.setClock(new Date(today.getTime() - 50 * 24 * hour_ms));
    for (const person of demoCustomers) await topUp(stage, person);
    for (const { at, play } of actsOf(stage, { stories, casts, today })) {
      await stage.setClock(at);
      await play();
    }
    await fillReviewOfTopups(stage, today);
    await fillCart(stage, { cast, today });
    await readOldNotices(needs, today);
  } finally {
    await stage.close();
  }
}

interface Play {
  readonly stories: readonly DemoStory[];
  /** Each gives the next listing that nobody was given yet, and takes nothing from the stories of the others. */
  readonly casts: Readonly<Record<Cast, () => DemoProduct>>;
  readonly today: Date;
}

/** What happens in all stories and beside them, in the order of time: orders, ledgers and notices grew together. */
function actsOf(stage: Stage, { stories, casts, today }: Play): PastAct[] {
  const acts = [
    ...withdrawalActs(stage, today),
    ...bookActs(stage, today),
    ...billActs(stage, today),
    ...storageActs(stage, today),
    // The busy demo tells other stories, of which customs has no receipts.
    ...(stories.some(({ cast }) => cast === "planned") ? dutyActs(stage, today) : []),
    ...carrierActs(stage, today),
    ...serviceActs(stage, today),
    ...warehouseServiceActs(stage, today),
    ...marketingActs(stage, today),
  ];
  for (const [number, story] of stories.entries()) {
    const own = casts[story.cast ?? "usual"];
    const scene = { stage, story, number, cast: own, tid: "", expressNos: [], box: "" };
    let at = startOf(story, number, today).getTime();
    for (const { name, after, play } of chaptersUntil(story.until)) {
      at += after * hour_ms;
      const act = async () => {
        // Sessions slide by seven days; a story is longer than that.
        const buyer = await stage.customer(story.customer);
        await play(Object.assign(scene, { buyer }));
        if (name === "placed") await stage.work(keepEstimates);
        if (name === "freight_paid") await stage.work(watchClearances);
      };
      acts.push({ at: new Date(at), play: act });
    }
  }
  return acts.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** People order by day and in the evening, at whatever hour the demo is opened; the latest did so just now. */
function startOf({ hoursAgo }: DemoStory, number: number, today: Date): Date {
  const at = new Date(today.getTime() - hoursAgo * hour_ms);
  if (hoursAgo >= 48) at.setUTCHours(1 + ((number * 5) % 13), (number * 17) % 60);
  return at;
}

async function topUp(stage: Stage, person: DemoCustomer): Promise<void> {
  const number = await declareTransfer(stage, person, person.opening);
  const seen = { number, reason: "網路銀行已見入帳" };
  const { data } = await (await stage.staff("finance")).call(approveTopup, seen);
  // What is large is credited by another than who vouched for it.
  if (data.state === "under_review") await (await stage.staff("finance2")).call(approveTopup, seen);
}

/** Two transfers wait for finance when the demo opens. */
async function fillReviewOfTopups(stage: Stage, today: Date): Promise<void> {
  await stage.setClock(new Date(today.getTime() - hour_ms));
  for (const person of demoCustomers.slice(1)) await declareTransfer(stage, person, 12_500_00);
}

/** What the customer in Taiwan was looking at last. */
async function fillCart(
  stage: Stage,
  { cast, today }: { readonly cast: () => DemoProduct; readonly today: Date },
): Promise<void> {
  await stage.setClock(new Date(today.getTime() - 2 * hour_ms));
  const buyer = await stage.customer("customer@sampan.test");
  for (let lines = 0; lines < linesOfCart;) {
    const line = await lineOf({ buyer, number: lines, transport: 12 }, cast());
    if (!line) continue;
    await buyer.call(putCart, line);
    lines += 1;
  }
}

/** Nobody leaves a month of notices unread: only those of the last day are new. */
async function readOldNotices({ database: { db } }: Needs, today: Date): Promise<void> {
  await db
    .updateTable("notices")
    .set({ read_at: today })
    .where("created_at", "<", new Date(today.getTime() - 24 * hour_ms))
    .execute();
}

async function declareTransfer(
  stage: Stage,
  person: DemoCustomer,
  amount: number,
): Promise<string> {
  const customer = await stage.customer(person.email);
  const banks = await customer.call(queryBankList, { kind: "transfer" });
  const picture = await customer.call(uploadImage, { file: new Blob([voucher]), kind: "voucher" });
  const { data } = await customer.call(rechargeApply, {
    param: {
      amount,
      bank: banks.datalist[0]?.code ?? "",
      pay_no: `T${stage.now().getTime().toString(36).toUpperCase()}${person.mobile.slice(-3)}`,
      pay_time: formatWireTime(stage.now(), person.region),
      content: { imgs: [picture.data.url] },
    },
  });
  return data.number;
}
