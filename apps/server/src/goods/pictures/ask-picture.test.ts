import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OutboundAnswer, OutboundCall, Source } from "@sampan/connectors/outbound/outbound";
import { refuse } from "@sampan/domain/kernel/result";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openPictureShop } from "./ask-picture.ts";

const photo = await sharp({
  create: { width: 600, height: 400, channels: 3, background: "teal" },
})
  .png()
  .toBuffer();

/** What a seller's host says; nothing for one that is silent. */
type Behaviour = (url: string) => Partial<OutboundAnswer> | undefined;

/** A shop over an empty folder, and the addresses it fetched. */
async function openShop(behave: Behaviour = () => ({ body: photo })) {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fetched: string[] = [];
  const source: Source = {
    name: "pictures",
    ask: async <T>({ request, read }: OutboundCall<T>) => {
      fetched.push(request.url);
      const answer = behave(request.url);
      if (!answer) return refuse({ code: "unavailable", source: "pictures", detail: "silence" });
      return read({ status: 200, headers: {}, body: photo, ...answer });
    },
    health: () => {
      throw new Error("nobody asks for it");
    },
  };
  const clock = { now_ms: Date.UTC(2026, 0, 1) };
  const ask = openPictureShop({
    sources: { of: () => source, hasAnswered: () => false },
    readOwn: async (address) => (address === "/files/ours" ? photo : undefined),
    folder,
    hosts: ["img.alicdn.com", ".alicdn.com"],
    hostMap: {},
    now: () => new Date(clock.now_ms),
  });
  return {
    ask: (from: string, { width = 240, network = "203.0.113.1" } = {}) =>
      ask({ from, width: width as 240, network }),
    folder,
    fetched,
    clock,
  };
}
const unknown = { ok: false, error: { code: "file_unknown" } };
const picture = (name: string | number) => `https://img.alicdn.com/${name}.png`;

test("a marketplace's picture is drawn anew, as WebP of the width asked for", async () => {
  const { ask } = await openShop();
  const answer = await ask(picture("a"));
  expect(answer.ok && (await sharp(answer.value).metadata())).toMatchObject({
    format: "webp",
    width: 240,
    height: 160,
  });
});

test("one picture is fetched and kept once, whatever is written behind its address", async () => {
  const { ask, folder, fetched } = await openShop();
  for (const behind of ["", "?1", "?2", "#3"]) await ask(`${picture("a")}${behind}`);
  expect(fetched).toEqual([picture("a")]);
  expect(await readdir(folder)).toHaveLength(1);
});

test.each([
  "http://img.alicdn.com/a.png",
  "https://img.alicdn.com:8443/a.png",
  "https://me@img.alicdn.com/a.png",
  "https://alicdn.com.evil.test/a.png",
  "https://127.0.0.1/a.png",
  "file:///etc/passwd",
  "\0",
])("nothing is fetched from %s", async (from) => {
  const { ask, fetched } = await openShop();
  expect(await ask(from)).toEqual(unknown);
  expect(fetched).toEqual([]);
});

test("what is no picture is not passed on", async () => {
  const { ask, folder } = await openShop(() => ({
    body: Buffer.from("<script>alert(1)</script>"),
  }));
  expect(await ask(picture("a"))).toEqual(unknown);
  expect(await readdir(folder)).toEqual([]);
});

test("a picture of our own goods is read from our files, and no other file is", async () => {
  const { ask, fetched } = await openShop();
  const own = await ask("/files/ours", { width: 96 });
  expect(own.ok && (await sharp(own.value).metadata()).width).toBe(96);
  expect(await ask("/files/voucher")).toEqual(unknown);
  expect(await ask("/else/ours")).toEqual(unknown);
  expect(fetched).toEqual([]);
});

test("a picture that is not there is not asked for again for a minute, by nobody and in no width", async () => {
  const { ask, fetched, clock } = await openShop(() => ({ status: 404 }));
  for (const width of [240, 480]) expect(await ask(picture("a"), { width })).toEqual(unknown);
  expect(await ask(picture("a"), { network: "203.0.113.2" })).toEqual(unknown);
  expect(fetched).toHaveLength(1);
  clock.now_ms += 60_000;
  await ask(picture("a"));
  expect(fetched).toHaveLength(2);
});

test("a made-up host is asked once for all its pictures, a known one that is silent for each of them", async () => {
  const { ask, fetched, clock } = await openShop(() => undefined);
  const silent = { ok: false, error: { code: "service_unavailable" } };
  for (const name of ["a", "b", "c"])
    expect(await ask(`https://no-such.alicdn.com/${name}.png`)).toEqual(silent);
  expect(fetched).toEqual(["https://no-such.alicdn.com/a.png"]);
  for (const name of ["a", "b", "b"]) expect(await ask(picture(name))).toEqual(silent);
  expect(fetched.slice(1)).toEqual([picture("a"), picture("b")]);
  clock.now_ms += 10_000;
  await ask("https://no-such.alicdn.com/b.png");
  expect(fetched).toHaveLength(4);
});

test("whoever asks for too many that have to be fetched is told when to come back, and what is kept is theirs at any pace", async () => {
  const { ask, clock } = await openShop((url) => (url === picture("a") ? {} : { status: 404 }));
  expect((await ask(picture("a"))).ok).toBe(true);
  for (let count = 1; count < 600; count++) expect(await ask(picture(count))).toEqual(unknown);
  clock.now_ms += 15_000;
  expect(await ask(picture("new"))).toEqual({
    ok: false,
    error: { code: "call_limit", retry_s: 45 },
  });
  expect((await ask(picture("a"))).ok).toBe(true);
  expect(await ask(picture("new"), { network: "203.0.113.2" })).toEqual(unknown);
});
