import { randomBytes } from "node:crypto";
import { followDesk } from "@sampan/contract/kernel/live";
import { pairCamera, takeCameraPhoto } from "@sampan/contract/logistics/cameras/cameras";
import {
  endCamera,
  openCamera,
  watchCamera,
} from "@sampan/contract/logistics/cameras/staff-cameras";
import { keepUnclaimed } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { logOutStaff } from "@sampan/contract/people/staff/staff-sessions";
import { cameraPhotos_max } from "@sampan/domain/logistics/cameras/camera";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openStream } from "../../../../../tests/support/open-stream.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { expressNumber } from "../../../../../tests/support/test-unclaimed.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { sweepCameras } from "./sweep-cameras.ts";

const { app, clock, db, staff, visitor } = await openTestApp();
const address = await app.listen({ port: 0, host: "127.0.0.1" });

const words = () => randomBytes(16).toString("hex");
const photo = async () => {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } });
  return new Blob([new Uint8Array(await drawn.png().toBuffer())]);
};

async function deskWithCamera(number = expressNumber()) {
  const desk = await staff("warehouse");
  const { key, url } = valueOf(await desk.call(openCamera, { number })).data;
  return { desk, number, key, token: new URL(url).hash.slice(1) };
}

async function pairedPhone(token: string) {
  const phone = visitor();
  valueOf(await phone.call(pairCamera, { token, phone: words() }));
  return phone;
}

const shoot = async (phone: TestCaller, shot = words()) =>
  phone.call(takeCameraPhoto, { file: await photo(), shot });
const watched = async (desk: TestCaller, key: string) =>
  valueOf(await desk.call(watchCamera, { key })).data;

describe("a desk that waits for its phone", () => {
  const follow = (desk: TestCaller) => {
    const cookie = `staff_session_id=${desk.cookies.get("staff_session_id") ?? ""}`;
    return openStream(`${address}${followDesk.path}`, undefined, { cookie });
  };

  test("is told when the phone has it and when a photo has come, and no other desk is; its stream ends with its session", async () => {
    const { desk, token } = await deskWithCamera();
    const other = await staff("warehouse");
    const own = await follow(desk);
    expect(own.headers.get("content-type")).toContain("text/event-stream");
    // The first page of a process is told once its process listens; whoever comes after it is told nothing of others.
    await expect.poll(() => own.heard.length).toBeGreaterThan(0);
    const foreign = await follow(other);
    const paired = own.heard.length;
    const phone = await pairedPhone(token);
    await expect.poll(() => own.heard.length).toBeGreaterThan(paired);
    const before = own.heard.length;
    valueOf(await shoot(phone));
    await expect.poll(() => own.heard.length).toBeGreaterThan(before);
    expect(new Set(own.heard)).toEqual(new Set(["changed"]));
    expect(foreign.heard).toEqual([]);
    valueOf(await desk.call(logOutStaff, {}));
    await own.ended;
    const nobody = await openStream(`${address}${followDesk.path}`, undefined);
    expect(nobody.headers.get("content-type")).toContain("application/json");
    // Ended by the server as well: a client that breaks off may connect again and ask nothing, which the server waits for.
    valueOf(await other.call(logOutStaff, {}));
    await foreign.ended;
  });
});

describe("a phone at the desk", () => {
  test("takes photos of its parcel, which the desk sees and keeps with it [BO-14]", async () => {
    const { desk, number, key, token } = await deskWithCamera();
    expect(await watched(desk, key)).toMatchObject({ state: "waiting", photos: [] });
    const phone = await pairedPhone(token);
    expect((await watched(desk, key)).state).toBe("paired");
    expect(valueOf(await shoot(phone)).data).toEqual({ taken: 1, most: cameraPhotos_max });
    clock.pass({ minutes: 1 });
    expect(valueOf(await shoot(phone)).data.taken).toBe(2);
    const { photos } = await watched(desk, key);
    expect(photos).toHaveLength(2);
    const served = await desk.send(photos[0] ?? "", {});
    expect(served.headers.get("content-type")).toBe("image/jpeg");
    const parcel = { express_no: number, warehouse: "guangzhou", photos } as const;
    expect(valueOf(await desk.call(keepUnclaimed, parcel)).data.photos).toEqual(photos);
  });

  test("uploads and does nothing else: it has no session of staff", async () => {
    const { key, token } = await deskWithCamera();
    const phone = await pairedPhone(token);
    expect(refusalOf(await phone.call(watchCamera, { key }))).toBe("login_needed");
    expect(refusalOf(await phone.call(openCamera, { number: "SF1234" }))).toBe("login_needed");
  });

  test("is told nothing by a code that is over, and none by a made-up one", async () => {
    const { token } = await deskWithCamera();
    clock.pass({ minutes: 10 });
    const phone = visitor();
    expect(refusalOf(await phone.call(pairCamera, { token, phone: words() }))).toBe("camera_ended");
    const made = randomBytes(32).toString("base64url");
    const asked = { token: made, phone: words() };
    expect(refusalOf(await phone.call(pairCamera, asked))).toBe("camera_ended");
    expect(refusalOf(await shoot(phone))).toBe("camera_ended");
  });

  test("stops when its ten minutes are over", async () => {
    const { token } = await deskWithCamera();
    const phone = await pairedPhone(token);
    clock.pass({ minutes: 9 });
    valueOf(await shoot(phone));
    clock.pass({ minutes: 1 });
    expect(refusalOf(await shoot(phone))).toBe("camera_ended");
  });

  test("is one phone: another is refused, the same may come again", async () => {
    const { token } = await deskWithCamera();
    const phone = visitor();
    const own = { token, phone: words() };
    valueOf(await phone.call(pairCamera, own));
    const lost = visitor();
    // Its first answer was lost on the way, and its cookie with it.
    valueOf(await lost.call(pairCamera, own));
    // Loaded anew, it has the cookie and other words.
    valueOf(await phone.call(pairCamera, { token, phone: words() }));
    valueOf(await shoot(phone));
    const second = visitor();
    const asked = { token, phone: words() };
    expect(refusalOf(await second.call(pairCamera, asked))).toBe("camera_taken");
    expect(refusalOf(await shoot(second))).toBe("camera_ended");
  });

  test("stops when the desk logs out", async () => {
    const { desk, token } = await deskWithCamera();
    const phone = await pairedPhone(token);
    valueOf(await shoot(phone));
    valueOf(await desk.call(logOutStaff, {}));
    expect(refusalOf(await shoot(phone))).toBe("camera_ended");
  });

  test("stops when the desk ends it, or opens the next; its photos stay", async () => {
    const { desk, key, token } = await deskWithCamera();
    const phone = await pairedPhone(token);
    valueOf(await shoot(phone));
    const ended = valueOf(await desk.call(endCamera, { key })).data;
    expect([ended.state, ended.photos.length]).toEqual(["ended", 1]);
    expect(refusalOf(await shoot(phone))).toBe("camera_ended");
    const next = valueOf(await desk.call(openCamera, { number: expressNumber() })).data;
    const other = await pairedPhone(new URL(next.url).hash.slice(1));
    valueOf(await desk.call(openCamera, { number: expressNumber() }));
    expect(refusalOf(await shoot(other))).toBe("camera_ended");
  });

  test("takes twelve photos of a parcel at most, and stores none beyond", async () => {
    const { desk, key, token } = await deskWithCamera();
    const phone = await pairedPhone(token);
    for (let taken = 0; taken < cameraPhotos_max; taken++) valueOf(await shoot(phone));
    const before = await countFiles();
    expect(refusalOf(await shoot(phone))).toBe("camera_full");
    expect((await watched(desk, key)).photos).toHaveLength(cameraPhotos_max);
    expect(await countFiles()).toBe(before);
  });
});

const countFiles = async () => {
  const { count } = await db
    .selectFrom("files")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

describe("a shot", () => {
  test("that is sent again, because its answer was lost, is there once", async () => {
    const { desk, key, token } = await deskWithCamera();
    const phone = await pairedPhone(token);
    const shot = words();
    const before = await countFiles();
    valueOf(await shoot(phone, shot));
    expect(valueOf(await shoot(phone, shot)).data.taken).toBe(1);
    expect((await watched(desk, key)).photos).toHaveLength(1);
    expect(await countFiles()).toBe(before + 1);
  });

  test("that breaks off half-way leaves nothing, and is taken when it comes whole", async () => {
    const { desk, key, token } = await deskWithCamera();
    const phone = await pairedPhone(token);
    const whole = await photo();
    const shot = words();
    const before = await countFiles();
    const half = { file: whole.slice(0, whole.size / 2), shot };
    expect(refusalOf(await phone.call(takeCameraPhoto, half))).toBe("picture_unreadable");
    expect((await watched(desk, key)).photos).toEqual([]);
    expect(await countFiles()).toBe(before);
    valueOf(await phone.call(takeCameraPhoto, { file: whole, shot }));
    expect((await watched(desk, key)).photos).toHaveLength(1);
  });
});

test("a photo of one parcel is kept with no other", async () => {
  const { desk, key, token } = await deskWithCamera();
  valueOf(await shoot(await pairedPhone(token)));
  const { photos } = await watched(desk, key);
  const other = { express_no: expressNumber(), warehouse: "guangzhou", photos } as const;
  expect(refusalOf(await desk.call(keepUnclaimed, other))).toBe("file_unknown");
});

test("another desk does not see a desk's camera, nor end it", async () => {
  const { key, token } = await deskWithCamera();
  const phone = await pairedPhone(token);
  const stranger = await staff("warehouse");
  expect(refusalOf(await stranger.call(watchCamera, { key }))).toBe("camera_ended");
  expect(refusalOf(await stranger.call(endCamera, { key }))).toBe("camera_ended");
  valueOf(await shoot(phone));
});

test("neither the code nor the phone's words lie in the database", async () => {
  const { token } = await deskWithCamera();
  const own = words();
  valueOf(await visitor().call(pairCamera, { token, phone: own }));
  const kept = JSON.stringify(await db.selectFrom("desk_cameras").selectAll().execute());
  const asHex = (text: string) => Buffer.from(text).toString("hex");
  for (const secret of [token, own]) {
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(asHex(secret));
  }
});

test("a day after its code ended a camera is forgotten", async () => {
  const { token } = await deskWithCamera();
  await pairedPhone(token);
  clock.pass({ hours: 25 });
  await sweepCameras(db, clock.now());
  expect(await db.selectFrom("desk_cameras").select("id").execute()).toEqual([]);
});
