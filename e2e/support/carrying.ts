import { createHash, randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import { logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { growCatalogue } from "../../demo/catalogue/grow-catalogue.ts";
import { type ChapterName, chaptersUntil } from "../../demo/seed/chapters.ts";
import type { Player } from "../../demo/seed/open-stage.ts";
import type { Scene } from "../../demo/seed/scene.ts";
import { castGoods } from "../../demo/seed/stories.ts";
import type { StoryOrder } from "../../demo/seed/story-order.ts";
import { createHttpCaller, type HttpCaller } from "../../tests/support/http-caller.ts";
import { demoPassword } from "./desks.ts";

const password = createHash("sha256").update(demoPassword).digest("hex");

type CarriedOrder = Pick<StoryOrder, "customer" | "insurance" | "pieces"> &
  Partial<Pick<StoryOrder, "transport" | "marks">>;

/** The same, handed over at the door; answers its number. */
export const carryToDoor = async (
  page: Page,
  baseURL: string,
  order: CarriedOrder,
): Promise<string> => (await carry(page, baseURL, { order, until: "handed_over" })).tid;

/**
 * An order of the page's customer, carried by calls from its placing as the demo's own are, up to and with a chapter; one
 * that was placed already from there. It goes a way that no order of the demo takes, so that it is billed and loaded by itself.
 */
export async function carry(
  page: Page,
  baseURL: string,
  {
    order,
    until,
    placed,
  }: { readonly order: CarriedOrder; readonly until: ChapterName; readonly placed?: string },
): Promise<Scene> {
  const desks = new Map<string, Promise<Player>>();
  const sitAt = async (role: string): Promise<Player> => {
    const desk = createHttpCaller(baseURL);
    const email = `${role}@sampan.test`;
    await playerOf(desk).call(logInStaff, { email, password });
    return playerOf(desk);
  };
  const staff = (role: StaffRole | "finance2"): Promise<Player> => {
    const desk = desks.get(role) ?? sitAt(role);
    desks.set(role, desk);
    return desk;
  };
  const cookies = await page.context().cookies(baseURL);
  const buyer = createHttpCaller(baseURL, new Map(cookies.map(({ name, value }) => [name, value])));
  const scene: Scene = {
    // What the house does by itself, the server does: it is looked for again.
    stage: { staff, work: () => setTimeout(250) } as unknown as Scene["stage"],
    story: { transport: 8, ...order, goods: 1, payMode: "twice" },
    cast: castGoods(growCatalogue()),
    number: randomInt(10_000, 80_000),
    buyer: playerOf(buyer),
    tid: placed ?? "",
    expressNos: [],
    box: "",
  };
  for (const { name, play } of chaptersUntil(until))
    if (name !== "placed" || placed === undefined) await play(scene);
  return scene;
}

const playerOf = (caller: HttpCaller): Player => ({
  call: async (call, input) => {
    const answer = await caller.call(call, input);
    if (!answer.ok) throw new Error(`${call.path}: ${answer.error.code} ${answer.error.message}`);
    return answer.value;
  },
});
