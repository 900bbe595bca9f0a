import {
  confirmClearance,
  disputeClearance,
  type OwnClearance,
  queryClearance,
} from "@sampan/contract/logistics/clearance/clearance";
import { moveClearance } from "@sampan/contract/logistics/clearance/staff-clearance";
import type { DeskEvent } from "@sampan/domain/logistics/clearance/clearance-state";
import { localDigits } from "@sampan/domain/people/accounts/phone";
import { customsOf } from "@sampan/domain/people/regions/regions";
import { watchClearances } from "@sampan/server/logistics/clearance/watch-clearances";
import { demoCustomers } from "../people.ts";
import { parcelsOf, regionOf, type Scene } from "./scene.ts";

/** Confirmed by owner and declarant, as everything is that goes into a box; a firm declares on paper. */
export const clear = (scene: Scene): Promise<void> =>
  ofEach(scene, async (declaration) => {
    if (declaration.acts.length === 0) return;
    if (isFirm(scene)) return desk(scene, declaration, "excuse", "個案委任書，已由報關行核對");
    await confirm(scene, declaration);
    await desk(scene, declaration, "request", "");
    await desk(scene, declaration, "match", "關貿回報：申報相符");
  });

/** Confirmed here, and not sent to the broker yet. */
export const declare = (scene: Scene): Promise<void> =>
  ofEach(scene, (declaration) => confirm(scene, declaration));

/** Sent to EZ WAY, where its declarant has not looked yet. */
export const sendToEzWay = (scene: Scene): Promise<void> =>
  ofEach(scene, async (declaration) => {
    await confirm(scene, declaration);
    await desk(scene, declaration, "request", "報關行已推送");
  });

/** Its owner sees something wrong. */
export const object = (scene: Scene): Promise<void> =>
  ofEach(scene, async ({ tid, version }) => {
    await scene.buyer.call(disputeClearance, {
      tid,
      version,
      reason: "其中一件是兩個裝，品名要寫清楚",
    });
  });

async function ofEach(
  scene: Scene,
  act: (declaration: OwnClearance) => Promise<void>,
): Promise<void> {
  if (!customsOf[regionOf(scene)].isConfirmedBefore) return;
  for (const tid of await parcelsOf(scene)) await act(await declarationOf(scene, tid));
}

/** As its owner is asked for it once the freight is paid: the house does that by itself. */
async function declarationOf({ stage, buyer }: Scene, tid: string): Promise<OwnClearance> {
  for (let looks = 0; looks < 60; looks += 1) {
    const { data } = await buyer.call(queryClearance, { tid });
    if (data) return data;
    await stage.work(watchClearances);
  }
  throw new Error(`nobody asked what ${tid} is declared as`);
}

const isFirm = ({ story }: Scene): boolean =>
  demoCustomers.some(
    ({ email, account_type }) => email === story.customer && account_type === "business",
  );

async function confirm(
  { buyer, story, number }: Scene,
  { tid, version }: OwnClearance,
): Promise<void> {
  const known = demoCustomers.find(
    ({ email, account_type }) => email === story.customer && account_type === "personal",
  );
  const declarant = known
    ? { name: known.name, mobile: localDigits(known.mobile) }
    : { name: "林小舟", mobile: `09${String(20_000_000 + number)}` };
  await buyer.call(confirmClearance, { tid, version, ...declarant });
}

async function desk(
  { stage }: Scene,
  { tid, version }: OwnClearance,
  event: DeskEvent,
  note: string,
): Promise<void> {
  await (await stage.staff("logistics")).call(moveClearance, { tid, version, event, note });
}
