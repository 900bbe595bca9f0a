import { createBox, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { confirmClearance, queryClearance } from "@sampan/contract/logistics/clearance/clearance";
import { moveClearance } from "@sampan/contract/logistics/clearance/staff-clearance";
import { watchClearances } from "../../apps/server/src/logistics/clearance/watch-clearances.ts";
import { setSettings } from "./set-settings.ts";
import type { TestApp } from "./test-app.ts";
import type { TestCaller } from "./test-caller.ts";
import { insertRates, insertTariff } from "./test-goods.ts";
import { openJourney, pay, type TestCustomer } from "./test-journey.ts";
import { refusalOf, valueOf } from "./value-of.ts";

/** Declarations as the shop is shipped: every line into Taiwan waits for them. */
export const confirmedLines = [12, 8, 9] as const;

/** Parcels into Taiwan are loaded only once their declaration is confirmed, as the shop is shipped. */
export const switchClearanceOn = (needs: TestApp["needs"]): Promise<void> =>
  setSettings(needs, { clearance_lines: [...confirmedLines] });

/** Somebody whose mobile at EZ WAY is their own: another one each time. */
export function somebody(at: number): { readonly name: string; readonly mobile: string } {
  return { name: "林小舟", mobile: `09${String(10_000_000 + at)}` };
}

/** Asks for the declarations of what was paid, as the job does that the payment asks for. */
export const watch = ({ needs }: Pick<TestApp, "needs">): Promise<void> => watchClearances(needs);

/** The version of a parcel's declaration, as its owner reads it. */
export async function versionOf(owner: TestCaller, tid: string): Promise<number> {
  const { data } = valueOf(await owner.call(queryClearance, { tid }));
  if (!data) throw new Error(`nothing of ${tid} is to be confirmed`);
  return data.version;
}

/** Confirmed by its owner here, and by its declarant in EZ WAY as the desk writes down. */
export async function clearParcel(
  world: Pick<TestApp, "needs">,
  { owner, desk, tid, at }: { owner: TestCaller; desk: TestCaller; tid: string; at: number },
): Promise<void> {
  await watch(world);
  const version = await versionOf(owner, tid);
  valueOf(await owner.call(confirmClearance, { tid, version, ...somebody(at) }));
  valueOf(await desk.call(moveClearance, { tid, version, event: "request" }));
  const seen = { tid, version, event: "match", note: "關貿回報 10:32" } as const;
  valueOf(await desk.call(moveClearance, seen));
}

/** People whose parcels into Taiwan wait for their declaration, and the desks that carry them. */
export async function openClearance(world: TestApp) {
  const { customer, needs, clock } = world;
  const journey = await openJourney(world);
  const { logistics } = journey;
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await switchClearanceOn(needs);

  /** A parcel whose freight is paid, and whose owner was asked what it is declared as. */
  async function asked(who?: TestCustomer) {
    const ming = who ?? (await customer());
    const tid = await journey.paid(ming, { order: { transport: 12 } });
    const { parcel } = await journey.billed(tid);
    valueOf(await pay(ming, tid));
    await watch(world);
    return { ming, tid, parcel, version: await versionOf(ming, parcel) };
  }
  const openBox = async () => {
    const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
    return valueOf(await logistics.call(createBox, wish)).data.number;
  };
  return {
    journey,
    logistics,
    asked,
    openBox,
    load: async (tid: string) =>
      refusalOf(await logistics.call(loadBox, { number: await openBox(), tids: [tid] })),
    stateOf: async (who: TestCustomer, tid: string) =>
      valueOf(await who.call(queryClearance, { tid })).data?.state,
  };
}
