import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { moveService } from "@sampan/contract/logistics/services/staff-services";
import {
  orderServices,
  type ParcelServices,
  queryServices,
} from "@sampan/contract/logistics/services/services";
import sharp from "sharp";
import type { TestApp } from "./test-app.ts";
import type { TestCaller } from "./test-caller.ts";
import type { TestCustomer } from "./test-journey.ts";
import { openMerging } from "./test-merging.ts";
import { valueOf } from "./value-of.ts";

type Kind = ParcelServices["menu"][number]["service"];
interface Chosen {
  readonly service: Kind;
  readonly oid?: string;
}

/** What the warehouse does for a fee, read as its owner reads it. */
export const servicesOf = async (owner: TestCaller, tid: string): Promise<ParcelServices> =>
  valueOf(await owner.call(queryServices, { tid })).data;

/** Asks for services at what they come to on the page. */
export async function askFor(
  owner: TestCaller,
  tid: string,
  services: readonly Chosen[],
  until?: string,
) {
  const { menu } = await servicesOf(owner, tid);
  const amount = services.reduce(
    (all, { service }) => all + (menu.find((one) => one.service === service)?.amount ?? 0),
    0,
  );
  const wish = { tid, services: [...services], amount };
  return owner.call(orderServices, until === undefined ? wish : { ...wish, until });
}

/** Parcels in the warehouse, their owners, and the desk that does what they ask for. */
export async function openServices(world: TestApp) {
  const merging = await openMerging(world);
  const { warehouse } = merging.journey;

  /** A parcel on its shelf with one line of goods, and its owner. */
  async function lying(marks: readonly string[] = []) {
    const ming = await world.customer();
    const { parcel: tid } = await merging.stored(ming);
    await world.db
      .updateTable("packages")
      .set({ marks: JSON.stringify(marks) })
      .where("tid", "=", tid)
      .execute();
    const { goods } = await servicesOf(ming, tid);
    return { ming, tid, oid: goods[0]?.oid ?? "" };
  }
  const asked = async (owner: TestCustomer, tid: string, ...services: readonly Chosen[]) => {
    const { data } = valueOf(await askFor(owner, tid, services));
    return data.asked[0]?.number ?? "";
  };
  return {
    ...merging,
    lying,
    /** Answers the number of the last that was asked for. */
    asked,
    photograph: async (): Promise<string> => {
      const create = { width: 40, height: 30, channels: 3, background: "teal" } as const;
      const file = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
      return valueOf(await warehouse.call(uploadParcelPhoto, { file })).data.url;
    },
    move: (
      number: string,
      event: "accept" | "finish" | "decline",
      note = "",
      photos: string[] = [],
    ) => warehouse.call(moveService, { number, event, note, photos }),
    /** As if it had been promised for now, or held until the day before. */
    letPass: async (number: string): Promise<void> => {
      const now = world.clock.now();
      const until = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
      const of = world.db.updateTable("asked_services").where("number", "=", number);
      await of.set({ due_at: now }).where("due_at", "is not", null).execute();
      await of.set({ until }).where("until", "is not", null).execute();
    },
    cashOf: async (owner: TestCaller): Promise<number> =>
      valueOf(await owner.call(getAccountBalance, {})).data.balance,
    /** Which movements there were of a parcel's services, the first in front. */
    transfersOf: async (tid: string): Promise<string[]> =>
      (
        await world.db
          .selectFrom("transfers")
          .select("kind")
          .where("tid", "=", tid)
          .orderBy("id")
          .execute()
      ).map(({ kind }) => kind),
    told: async (owner: TestCustomer): Promise<string[]> =>
      (
        await world.db
          .selectFrom("notices")
          .select("kind")
          .where("account_id", "=", owner.id)
          .where("kind", "like", "service_%")
          .orderBy("id")
          .execute()
      ).map(({ kind }) => kind),
  };
}
