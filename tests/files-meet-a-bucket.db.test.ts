import { createS3Store, type S3Config } from "@sampan/connectors/storage/s3/create-s3-store";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import { openSandbox, testTime } from "@sampan/sandbox/testing/open-sandbox";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createS3FileStore } from "../apps/server/src/kernel/files/s3-file-store.ts";
import { TurnedAway } from "../apps/server/src/kernel/http/turned-away.ts";
import { openOutbound } from "./support/open-outbound.ts";
import { openTestApp } from "./support/test-app.ts";
import { valueOf } from "./support/value-of.ts";

const key = "0123456789abcdef0123456789abcdef01234567";
const boat = new TextEncoder().encode("boat");

async function openBucket(wrong: Partial<S3Config> = {}, now = testTime) {
  const sandbox = await openSandbox();
  const config = { baseUrl: `${sandbox.url}/s3`, ...sandboxCredentials.s3, ...wrong };
  const files = createS3FileStore(createS3Store(config, openOutbound(), { now: () => now }));
  const spoil = (kind: string, times: number) =>
    fetch(`${sandbox.url}/_control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ upstream: "s3", kind, times }),
    });
  return { files, spoil };
}

test("a bucket gives back what was put, and nothing once it is removed", async () => {
  const { files } = await openBucket();
  expect(await files.get(key)).toBeUndefined();
  await files.put(key, boat);
  expect(new TextDecoder().decode(await files.get(key))).toBe("boat");
  await files.remove(key);
  expect(await files.get(key)).toBeUndefined();
  await files.remove(key);
});

test("a bucket takes what is larger than any other answer", async () => {
  const { files } = await openBucket();
  const large = new Uint8Array(9_000_000).fill(7);
  await files.put(key, large);
  expect((await files.get(key))?.length).toBe(large.length);
});

test.each(["../../etc/passwd", "", "0123", `${key}/..`])(
  "a bucket is never asked for %j",
  async (path) => {
    const { files } = await openBucket();
    await expect(files.get(path)).rejects.toThrow("not a file key");
    await expect(files.put(path, boat)).rejects.toThrow("not a file key");
  },
);

test("a bucket that hiccups is asked again", async () => {
  const { files, spoil } = await openBucket();
  await spoil("throttle", 1);
  await files.put(key, boat);
  await spoil("reset", 1);
  expect(await files.get(key)).toHaveLength(4);
});

test.each(["throttle", "reset", "error"])(
  "a bucket that goes on with %s turns people away for a moment, never with half a file",
  async (kind) => {
    const { files, spoil } = await openBucket();
    await spoil(kind, 3);
    await expect(files.put(key, boat)).rejects.toBeInstanceOf(TurnedAway);
    expect(await files.get(key)).toBeUndefined();
  },
);

test.each([
  ["another secret", { secretAccessKey: "x" }, testTime, "SignatureDoesNotMatch"],
  ["an unknown key", { accessKeyId: "AKIANOBODY" }, testTime, "InvalidAccessKeyId"],
  ["another bucket", { bucket: "elsewhere" }, testTime, "NoSuchBucket"],
  ["a clock that is wrong", {}, new Date(testTime.getTime() + 3_600_000), "RequestTimeTooSkewed"],
])("%s is a fault that says so, not an absent file", async (_, wrong, now, code) => {
  const { files } = await openBucket(wrong, now);
  await expect(files.get(key)).rejects.toThrow(code);
  await expect(files.put(key, boat)).rejects.toThrow(code);
});

test("a picture is uploaded into a bucket and served from it; while it is away people come again", async () => {
  const { files, spoil } = await openBucket();
  const { customer } = await openTestApp({ files });
  const ming = await customer();
  const red = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } });
  const file = new Blob([new Uint8Array(await red.png().toBuffer())]);
  const { data } = valueOf(await ming.call(uploadImage, { file }));
  expect((await ming.send(data.url, {})).headers.get("content-type")).toBe("image/jpeg");

  await spoil("error", 3);
  const turnedAway = await ming.send(data.url, {});
  expect(turnedAway.status).toBe(503);
  expect(turnedAway.headers.get("retry-after")).toBe("5");
  expect((await ming.send(data.url, {})).status).toBe(200);
});
