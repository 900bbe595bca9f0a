import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { defaultRegion, type Region } from "@sampan/domain/kernel/regions";
import type { DemoProduct } from "../catalogue/catalogue.ts";
import { demoCustomers } from "../people.ts";
import type { Player, Stage } from "./open-stage.ts";
import type { StoryOrder } from "./story-order.ts";

/** What a story knows of itself while it is played. */
export interface Scene {
  readonly stage: Stage;
  readonly story: StoryOrder;
  /** The next listing that might be ordered. */
  readonly cast: () => DemoProduct;
  readonly number: number;
  readonly buyer: Player;
  tid: string;
  expressNos: string[];
  box: string;
}

/** Its parcels, by their numbers. */
export const parcelsOf = async ({ buyer, tid }: Scene): Promise<string[]> =>
  (await buyer.call(getOrderDetail, { tid })).data.packages.map((parcel) => parcel.tid);

export const regionOf = ({ story }: Scene): Region =>
  demoCustomers.find(({ email }) => email === story.customer)?.region ?? defaultRegion;
