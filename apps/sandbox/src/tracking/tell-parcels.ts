import { createHash, randomBytes } from "node:crypto";
import type { World } from "../world.ts";
import { flashSign } from "./flash-routes.ts";
import { md5Upper, resultOf } from "./kuaidi100-routes.ts";
import { newestOf, type Parcel } from "./parcel-book.ts";
import { infoOf } from "./seventeen-track-routes.ts";
import { itemsOf } from "./thailand-post-routes.ts";

/**
 * Tells whoever follows a parcel that there is news, as each tracker does, with what was switched on to go wrong. Answers
 * the HTTP statuses; 0 where nobody was there.
 */
export async function tellOfParcel(world: World, parcel: Parcel): Promise<number[]> {
  const { parcels } = world;
  const { slip } = parcels;
  parcels.slip = undefined;
  if (slip === "lost") return [];
  const spoil = (sign: string) => (slip === "bad_signature" ? `0${sign.slice(1)}x` : sign);
  const pushes = [
    byKuaidi100(world, parcel, spoil),
    bySeventeenTrack(world, parcel, spoil),
    byThailandPost(world, parcel, spoil),
    byFlash(world, parcel, spoil),
  ].filter((push) => push !== undefined);
  const statuses: number[] = [];
  for (const push of pushes) {
    if (slip === "out_of_order") {
      parcels.held = push;
      continue;
    }
    statuses.push(await push());
    if (slip === "doubled") statuses.push(await push());
  }
  if (slip !== "out_of_order" && parcels.held) {
    statuses.push(await parcels.held());
    parcels.held = undefined;
  }
  return statuses;
}

type Push = () => Promise<number>;
type Spoil = (sign: string) => string;

function byKuaidi100({ parcels }: World, parcel: Parcel, spoil: Spoil): Push | undefined {
  const subscription = parcels.subscriptions.get(parcel.number);
  if (!subscription) return undefined;
  const { url, salt, company } = subscription;
  const isGuessedWrong = company !== parcel.carrier.com;
  const param = JSON.stringify({
    status: "polling",
    message: "",
    ...(isGuessedWrong ? { autoCheck: "1", comOld: company, comNew: parcel.carrier.com } : {}),
    lastResult: resultOf(parcel),
  });
  const body = new URLSearchParams({ sign: spoil(md5Upper(param, salt)), param }).toString();
  return () => post(url, body, { "content-type": "application/x-www-form-urlencoded" });
}

function bySeventeenTrack(
  { parcels, shopUrl, credentials }: World,
  parcel: Parcel,
  spoil: Spoil,
): Push | undefined {
  if (shopUrl === "" || !parcels.registered17.has(parcel.number)) return undefined;
  const { number, carrier } = parcel;
  const data = {
    number,
    carrier: carrier.seventeen,
    param: null,
    tag: "",
    track_info: infoOf(parcel),
  };
  const body = JSON.stringify({ event: "TRACKING_UPDATED", data });
  const { key } = credentials.seventeenTrack;
  const sign = spoil(createHash("sha256").update(`${body}/${key}`).digest("hex"));
  return () =>
    post(`${shopUrl}/gateway/17track/push`, body, { "content-type": "application/json", sign });
}

function byThailandPost(
  { parcels, shopUrl, credentials }: World,
  parcel: Parcel,
  spoil: Spoil,
): Push | undefined {
  if (shopUrl === "" || !parcels.hooked.has(parcel.number)) return undefined;
  const body = JSON.stringify({ items: itemsOf(parcel), track_datetime: "" });
  const authorization = `Bearer ${spoil(credentials.thailandPost.hookKey)}`;
  return () =>
    post(`${shopUrl}/gateway/thailand-post/push`, body, {
      "content-type": "application/json",
      authorization,
    });
}

/** Its webhook is set once, for all parcels of the account. */
function byFlash({ shopUrl, credentials }: World, parcel: Parcel, spoil: Spoil): Push | undefined {
  if (shopUrl === "" || parcel.carrier.com !== "flash") return undefined;
  const { mchId, key } = credentials.flash;
  const nonceStr = randomBytes(10).toString("hex");
  const body = JSON.stringify({
    mchId,
    nonceStr,
    sign: spoil(flashSign({ mchId, nonceStr }, key)),
    data: { pno: parcel.number, state: newestOf(parcel)?.step === "delivered" ? 5 : 2 },
  });
  return () => post(`${shopUrl}/gateway/flash/push`, body, { "content-type": "application/json" });
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
  try {
    const answer = await fetch(url, { method: "POST", body, headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // Nobody listens there; the tracker would try again later.
    return 0;
  }
}
