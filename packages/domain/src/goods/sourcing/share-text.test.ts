import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import type { PlatformId } from "./platforms.ts";
import { dashShareMarker, readShareText } from "./share-text.ts";
import samples from "./share-text-samples.json" with { type: "json" };
import wild from "./share-texts-in-the-wild.json" with { type: "json" };

const groupBuy = { linkPattern: "https://tuan.sampan.test/goods/{id}.html" };

describe("a pasted text", () => {
  test.each(samples.items)("$text is item $id of platform $platform", (sample) => {
    expect(readShareText(sample.text, groupBuy)).toMatchObject({
      kind: "item",
      platform: sample.platform,
      thid_item_id: sample.id,
    });
  });

  test.each(samples.shortLinks)("$text is a short link of platform $platform", (sample) => {
    const found = readShareText(sample.text);
    expect(found).toMatchObject({
      kind: "short_link",
      platform: sample.platform,
      url: sample.url,
    });
    const password = "password" in found ? found.password : undefined;
    expect(typeof password === "object" ? password.password : null).toBe(sample.password);
  });

  test.each(samples.passwords)("$text holds the password $password", (sample) => {
    expect(readShareText(sample.text)).toMatchObject({
      kind: "password",
      password: sample.password,
      ...(sample.platform && { platform: sample.platform }),
    });
  });

  test.each(samples.nothing)("$text is none of ours", ({ text }) => {
    expect(readShareText(text, groupBuy)).toEqual({ kind: "none" });
  });
});

describe("a text as people really pass it on", () => {
  const read = (text: string) => readShareText(text, groupBuy);
  const of = (expected: (what: string) => boolean) => wild.filter(({ expect: e }) => expected(e));

  test.each(of((what) => /^\d+$/.test(what)))("names its product: $text [SRCH-08]", (sample) => {
    expect(read(sample.text)).toMatchObject({
      kind: "item",
      platform: sample.platform,
      thid_item_id: sample.expect,
    });
  });

  test.each(of((what) => what === "ask"))("has to be asked about: $text [SRCH-39]", (sample) => {
    const { kind, ...found } = read(sample.text);
    expect(["short_link", "password"]).toContain(kind);
    expect(found).toMatchObject({ platform: sample.platform });
  });

  test.each(of((what) => what === "none" || what === "ambiguous"))(
    "is $expect: $text",
    (sample) => {
      expect(read(sample.text).kind).toBe(sample.expect);
    },
  );
});

describe("a link in a sentence", () => {
  test("begins where its scheme does, whatever is written on to it", () => {
    expect(readShareText("link:https://detail.1688.com/offer/71.html")).toMatchObject({
      kind: "item",
      thid_item_id: "71",
    });
  });
  test.each([".", ",", "!", "?", ";", "...", "。", "，", "！", "）", "」", '"', "’"])(
    "ends before %j",
    (end) => {
      const link = { kind: "item", platform: 4, thid_item_id: "671100223344" };
      const address = "https://item.taobao.com/item.htm?id=671100223344";
      expect(readShareText(`看 ${address}${end}`)).toMatchObject(link);
      expect(readShareText(`${address}${end} 好看`)).toMatchObject(link);
      const short = readShareText(`看 https://3.cn/46SP-8vH${end}`);
      expect(short).toMatchObject({ kind: "short_link", url: "https://3.cn/46SP-8vH" });
    },
  );
});

describe("a text about more than one product", () => {
  test("is about the product that is named, where a short link stands beside it [SRCH-08]", () => {
    const both = "https://3.cn/46SP-8vH https://item.jd.com/100045.html";
    expect(readShareText(both)).toMatchObject({ kind: "item", thid_item_id: "100045" });
  });
  const platformsOf = (text: string): readonly (PlatformId | undefined)[] => {
    const found = readShareText(text);
    return found.kind === "ambiguous" ? found.candidates.map(({ platform }) => platform) : [];
  };

  test("of two marketplaces asks which one", () => {
    expect(platformsOf("純牛奶 ￥k3PqLmZ8vTw￥/ CZ0417 https://u.jd.com/Qw7TzLp")).toEqual([5, 4]);
    const both = "https://item.jd.com/100045.html https://item.taobao.com/item.htm?id=7781";
    expect(platformsOf(both)).toEqual([5, 4]);
  });

  test("of one marketplace asks as well", () => {
    const two = "https://detail.1688.com/offer/71.html https://detail.1688.com/offer/72.html";
    expect(platformsOf(two)).toEqual([3, 3]);
  });

  test("asks about two short links of one marketplace, and not about one that is there twice", () => {
    expect(platformsOf("https://u.jd.com/ZP69S4L https://u.jd.com/Qw7TzLp")).toEqual([5, 5]);
    const twice = "[https://3.cn/3V1-kfxD?jkl=@G1Q5i4G0yNZ@](https://3.cn/3V1-kfxD)";
    expect(readShareText(twice)).toMatchObject({ kind: "short_link", platform: 5 });
  });

  test("is about one when it names the same twice", () => {
    const twice = "https://detail.1688.com/offer/71.html https://m.1688.com/offer/71.html?spm=a";
    expect(readShareText(twice)).toMatchObject({ kind: "item", thid_item_id: "71" });
  });
});

describe("any text whatever", () => {
  const pieces = fc.constantFrom(
    ..."https://|http:|//|.1688.com/offer/|item.taobao.com|?id=|99.html|￥|(|)|aB3|💰|CZ0001|@|:8443|%|jkl=@".split(
      "|",
    ),
  );

  test("is read without a fault, and only ever names marketplaces", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: pieces })), (text) => {
        const found = readShareText(text);
        const urls = "url" in found ? [new URL(found.url)] : [];
        for (const { protocol, hostname, port, username } of urls) {
          expect([protocol, port, username]).toEqual(["https:", "", ""]);
          expect(hostname).toMatch(
            /(^|\.)(1688|taobao|tmall|tb|jd|3|yangkeduo|pinduoduo)\.(com|cn|hk)$/,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("of 50 KB is read in 20 ms without a fault, whatever it is made of", () => {
    const hostile = fc.constantFrom(
      ..."https://|https://item.taobao.com/item.htm?id=|￥|¥|(|《|a|Z|9|aB3|5:/|中|喵口令|💰|👨‍👩‍👧|CZ0001|@|jkl=@|tk=|?|&|=|%|%zz|.|..|-|/|\\|\n|\u0000|\ud800|ｉ|①".split(
        "|",
      ),
    );
    const text = fc
      .array(fc.tuple(hostile, fc.integer({ min: 1, max: 4000 })), { minLength: 1, maxLength: 30 })
      .map((parts) =>
        parts
          .map(([part, times]) => part.repeat(times))
          .join("")
          .slice(0, 50_000),
      );
    const took_ms = (long: string) =>
      worked_ms(() => {
        readShareText(long, groupBuy);
        dashShareMarker(long);
      });
    fc.assert(
      fc.property(text, (long) => {
        // The best of three: the first may still be compiled.
        expect(Math.min(took_ms(long), took_ms(long), took_ms(long))).toBeLessThan(20);
      }),
      { numRuns: 500 },
    );
  });

  test.each(["https://", "￥aB3aB3aB3", "a.", "(", "CZ0001", "💰aB3aB3aB3", "m.tb.cn/h.x ", "%"])(
    "of a hundred thousand letters made of %j takes no time",
    (piece) => {
      const long = piece.repeat(Math.ceil(100_000 / piece.length));
      expect(worked_ms(() => readShareText(long))).toBeLessThan(200);
    },
  );
});

/** What the processor worked for it, in milliseconds: a busy machine that lets it wait does not count. */
function worked_ms(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
