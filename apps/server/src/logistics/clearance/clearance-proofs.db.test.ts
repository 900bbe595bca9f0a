import { uploadImage } from "@sampan/contract/kernel/uploads";
import {
  addClearanceProofs,
  confirmClearance,
  queryClearance,
} from "@sampan/contract/logistics/clearance/clearance";
import {
  listClearances,
  moveClearance,
  uploadClearanceProof,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClearance, somebody } from "../../../../../tests/support/test-clearance.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { removeFilesOfErased } from "../../kernel/files/remove-files-of-erased.ts";
import { markCancelled, markErased } from "../../people/accounts/cancelling.ts";
import { findFilesOf } from "../../kernel/files/find-files-of.ts";

const world = await openTestApp();
const { customer, visitor, staff, db, needs, clock } = world;
const { logistics, asked } = await openClearance(world);

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
  .png()
  .toBuffer();
const screenshot = () => new Blob([new Uint8Array(png)]);
const ofOwner = async (who: TestCaller) =>
  valueOf(await who.call(uploadImage, { file: screenshot(), kind: "clearance" })).data.url;
const ofDesk = async (tid: string) =>
  valueOf(await logistics.call(uploadClearanceProof, { tid, file: screenshot() })).data.url;
const statusOf = async (who: TestCaller, url: string) => (await who.send(url, {})).status;
const atDesk = async (tid: string) => {
  const { datalist } = valueOf(
    await logistics.call(listClearances, { tab: "customer", page_size: 100 }),
  );
  return datalist.find((one) => one.tid === tid);
};

/** A parcel whose declaration is confirmed here and was sent to the broker; another declarant each time. */
async function requested(at: number) {
  const of = await asked();
  const { ming, parcel: tid, version } = of;
  valueOf(await ming.call(confirmClearance, { tid, version, ...somebody(at) }));
  valueOf(await logistics.call(moveClearance, { tid, version, event: "request" }));
  return of;
}

describe("what the desk writes down of EZ WAY", () => {
  test("stands with the pictures that show it, by whom and when, for desks alone", async () => {
    const { ming, parcel: tid, version } = await requested(31);
    const [first, second] = [await ofDesk(tid), await ofDesk(tid)];
    const seen = { tid, version, note: "關貿回報 10:32", imgs: [first, second] };
    const { data } = valueOf(
      await logistics.call(moveClearance, { ...seen, event: "mismatch" as const }),
    );
    expect(data.steps.at(-1)).toMatchObject({
      event: "mismatch",
      by: "staff",
      note: "關貿回報 10:32",
      imgs: [first, second],
    });
    expect(data.steps.at(-1)?.who).not.toBe("");
    expect(await statusOf(logistics, first)).toBe(200);
    // Its owner reads the words; a broker's pages may show others' parcels.
    const own = valueOf(await ming.call(queryClearance, { tid })).data;
    expect(own?.steps.at(-1)).toMatchObject({ note: "關貿回報 10:32", imgs: [], who: "" });
    const others = [ming, await customer(), visitor(), await staff("warehouse")];
    for (const other of others) expect(await statusOf(other, first)).toBe(404);
    // Not in the copy of their own data either, and unreadable where it lies.
    expect(await findFilesOf(db, ming.id)).toEqual([]);
    const stored = await needs.files.get(first.slice("/files/".length));
    const drawn = await sharp(stored)
      .metadata()
      .catch(() => undefined);
    expect([stored === undefined, drawn]).toEqual([false, undefined]);
  });

  test("takes no picture of another parcel's owner, of the customer, or one that stands already", async () => {
    const { ming, parcel: tid, version } = await requested(32);
    const other = await asked();
    const ours = await ofDesk(tid);
    for (const wrong of [
      await ofDesk(other.parcel),
      await ofOwner(ming),
      `/files/${"0".repeat(40)}`,
    ]) {
      const wish = { tid, version, note: "相符", imgs: [ours, wrong] };
      const moved = await logistics.call(moveClearance, { ...wish, event: "match" });
      expect(refusalOf(moved)).toBe("file_unknown");
    }
    expect((await atDesk(tid))?.state).toBe("requested");
    const once = { tid, version, note: "不符", imgs: [ours] };
    valueOf(await logistics.call(moveClearance, { ...once, event: "mismatch" }));
    const again = await logistics.call(moveClearance, { ...once, event: "ask_again" });
    expect(refusalOf(again)).toBe("file_unknown");
    expect(
      refusalOf(await logistics.call(uploadClearanceProof, { tid: other.tid, file: screenshot() })),
    ).toBe("parcel_unknown");
  });
});

describe("the owner of a parcel", () => {
  test("may show the desk what EZ WAY says, so often and no more", async () => {
    const { ming, parcel: tid, version } = await requested(33);
    const first = await ofOwner(ming);
    const add = (imgs: string[]) => ming.call(addClearanceProofs, { tid, version, imgs });
    expect(refusalOf(await add([]))).toBe("clearance_proof_needed");
    const { data } = valueOf(await add([first]));
    expect(data).toMatchObject({ state: "requested", proofs_left: 2 });
    expect(data.steps.at(-1)).toMatchObject({ event: "prove", by: "customer", imgs: [first] });
    // Sent again where the answer was lost, it is there once.
    expect(valueOf(await add([first])).data.proofs_left).toBe(2);
    expect((await atDesk(tid))?.steps.at(-1)).toMatchObject({ event: "prove", imgs: [first] });
    expect(await statusOf(logistics, first)).toBe(200);
    expect(await statusOf(ming, first)).toBe(200);
    for (const other of [await customer(), visitor(), await staff("warehouse")])
      expect(await statusOf(other, first)).toBe(404);
    const more = [await ofOwner(ming), await ofOwner(ming), await ofOwner(ming)];
    expect(refusalOf(await add(more))).toBe("clearance_proofs_too_many");
    expect(valueOf(await add(more.slice(1))).data.proofs_left).toBe(0);
  });

  test("shows only their own, of their own parcel, while it waits for EZ WAY", async () => {
    const { ming, parcel: tid, version } = await requested(34);
    const other = await customer();
    const theirs = await ofOwner(other);
    const add = (who: TestCaller, imgs: string[]) =>
      who.call(addClearanceProofs, { tid, version, imgs });
    expect(refusalOf(await add(other, [theirs]))).toBe("parcel_unknown");
    for (const wrong of [theirs, await ofDesk(tid)])
      expect(refusalOf(await add(ming, [wrong]))).toBe("file_unknown");
    const own = await ofOwner(ming);
    const match = { tid, version, event: "match", note: "相符" } as const;
    valueOf(await logistics.call(moveClearance, match));
    expect(refusalOf(await add(ming, [own]))).toBe("clearance_not_in_state");
    const before = await asked();
    const early = { tid: before.parcel, version: before.version };
    const soon = await before.ming.call(addClearanceProofs, {
      ...early,
      imgs: [await ofOwner(before.ming)],
    });
    expect(refusalOf(soon)).toBe("clearance_not_in_state");
  });

  test("takes the pictures of both along when they are erased, and leaves the words", async () => {
    const { ming, parcel: tid, version } = await requested(35);
    const imgs = [await ofOwner(ming)];
    valueOf(await ming.call(addClearanceProofs, { tid, version, imgs }));
    const ours = [await ofDesk(tid)];
    const seen = { tid, version, event: "match" as const, note: "相符", imgs: ours };
    valueOf(await logistics.call(moveClearance, seen));
    const keys = [...imgs, ...ours].map((url) => url.slice("/files/".length));
    const proofs = () =>
      db
        .selectFrom("clearance_proofs")
        .innerJoin("files", "files.id", "clearance_proofs.file_id")
        .select("files.key")
        .where("files.key", "in", keys)
        .execute();
    expect(await proofs()).toHaveLength(2);
    valueOf(await markCancelled(db, ming.id, clock.now()));
    valueOf(await markErased(db, ming.id, clock.now()));
    await removeFilesOfErased(needs);
    expect(await proofs()).toEqual([]);
    for (const key of keys) expect(await needs.files.get(key)).toBeUndefined();
    const cleared = valueOf(await logistics.call(listClearances, { tab: "cleared" })).datalist;
    expect(cleared.find((one) => one.tid === tid)?.steps.at(-1)).toMatchObject({
      note: "相符",
      imgs: [],
    });
  });
});
