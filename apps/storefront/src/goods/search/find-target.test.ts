import type { Send } from "@sampan/client/send";
import { describe, expect, test } from "vitest";
import { findTarget, followCandidate } from "./find-target.ts";
import { productOfText } from "./product-of-text.ts";

interface Asked {
  readonly path: string;
  readonly body: URLSearchParams;
}

/** A server that answers each path with one envelope, and remembers what it was asked. */
function server(answers: Readonly<Record<string, object>>): { send: Send; asked: Asked[] } {
  const asked: Asked[] = [];
  const send: Send = (address, init) => {
    const { pathname: path, searchParams } = new URL(address, "http://here.invalid");
    asked.push({
      path,
      body: init.method === "POST" ? new URLSearchParams(String(init.body)) : searchParams,
    });
    const answer = answers[path] ?? { success: false, error_code: 2005, error_message: "no link" };
    return Promise.resolve(Response.json(answer));
  };
  return { send, asked };
}

const tpwd = "/gateway/docking/taobao/tpwd_query";
const passwordOf1688 = "/gateway/docking/alibaba/get_1688_password";
const shortLink = "/gateway/docking/link/resolve_short_link";
const fallback = "/gateway/docking/link/text_to_id";

const told = (url: string) => ({
  success: true,
  data: JSON.stringify({ url, content: "", itemId: "1" }),
});
const blouse = "https://item.taobao.com/item.htm?id=678933991975";

describe("an entry in the find box", () => {
  test("opens the product of a marketplace link without asking the server [SRCH-08]", async () => {
    const { send, asked } = server({});
    const links = {
      "【1688】连衣裙 https://detail.1688.com/offer/710891050473.html?spm=a 复制": [
        3,
        "710891050473",
      ],
      "https://detail.tmall.com/item.htm?id=881280651752": [4, "881280651752"],
      "https://item.jd.com/100012043978.html": [5, "100012043978"],
      "https://mobile.yangkeduo.com/goods.html?goods_id=355061257": [6, "355061257"],
    } as const;
    for (const [text, [platform, thid_item_id]] of Object.entries(links)) {
      const target = await findTarget(text, { send });
      expect(target).toMatchObject({
        ok: true,
        value: { kind: "product", product: { platform, thid_item_id } },
      });
    }
    expect(asked).toEqual([]);
  });

  test("asks the server what a Taobao password stands for, its marker dashed [SRCH-09] [SRCH-37]", async () => {
    const { send, asked } = server({ [tpwd]: told(blouse) });
    const target = await findTarget("1￥dAbC3fGh1Jk￥:// CZ0001 打开【手机TaoBao】", { send });
    expect(target).toMatchObject({
      ok: true,
      value: { kind: "product", product: { platform: 4, thid_item_id: "678933991975" } },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toBe(tpwd);
    expect(asked[0]?.body.get("password_content")).toContain("-CZ0001");
  });

  test("dashes the markers of the configuration, and no other [SRCH-37] [SRCH-38]", async () => {
    const { send, asked } = server({ [tpwd]: told(blouse) });
    await findTarget("1￥dAbC3fGh1Jk￥:// CZ0001 Tao0001", { send, markers: ["Tao"] });
    await productOfText("1￥dAbC3fGh1Jk￥:// CZ0001 Tao0001", { send, markers: ["Tao"] });
    // What was typed is searched; what was only copied leaves as the password alone. [CLIP-11]
    expect(asked.map(({ body }) => body.get("password_content"))).toEqual([
      "1￥dAbC3fGh1Jk￥:// CZ0001 -Tao0001",
      "【淘宝】￥dAbC3fGh1Jk￥",
    ]);
  });

  test("says in the server's words that a password means nothing", async () => {
    const { send } = server({
      [tpwd]: { success: false, error_code: 2006, error_message: "認不出這段口令" },
    });
    const target = await findTarget("￥dAbC3fGh1Jk￥", { send });
    expect(target).toMatchObject({
      ok: false,
      error: { code: "share_password_unknown", message: "認不出這段口令" },
    });
  });

  test("lets the server follow short links, those of 1688 by their own call", async () => {
    const { send, asked } = server({
      [passwordOf1688]: { success: true, data: "https://detail.1688.com/offer/650313400081.html" },
      [shortLink]: { success: true, data: blouse },
    });
    expect(await findTarget("https://qr.1688.com/s/A4vbPK9P", { send })).toMatchObject({
      ok: true,
      value: { product: { platform: 3, thid_item_id: "650313400081" } },
    });
    expect(await findTarget("https://m.tb.cn/h.abc123", { send })).toMatchObject({
      ok: true,
      value: { product: { platform: 4, thid_item_id: "678933991975" } },
    });
    expect(asked.map(({ path }) => path)).toEqual([passwordOf1688, shortLink]);
  });

  test("asks for the password beside a Taobao short link first, then follows the link", async () => {
    const { send, asked } = server({ [shortLink]: { success: true, data: blouse } });
    const target = await findTarget("【淘宝】https://e.tb.cn/h.gQ1?tk=dAbC3fGh1Jk 「上衣」", {
      send,
    });
    expect(target).toMatchObject({ ok: true, value: { kind: "product" } });
    expect(asked.map(({ path }) => path)).toEqual([tpwd, shortLink]);
  });

  test("is a question when it names products of two marketplaces", async () => {
    const { send, asked } = server({});
    const target = await findTarget(`https://detail.1688.com/offer/710891050473.html ${blouse}`, {
      send,
    });
    expect(target).toMatchObject({ ok: true, value: { kind: "choose" } });
    if (!target.ok || target.value.kind !== "choose") throw new Error("no question");
    expect(target.value.candidates.map(({ platform }) => platform)).toEqual([3, 4]);
    const [, second] = target.value.candidates;
    if (!second) throw new Error("one candidate only");
    expect(await followCandidate(second, { send })).toMatchObject({
      ok: true,
      value: { thid_item_id: "678933991975" },
    });
    expect(asked).toEqual([]);
  });

  test("is searched as words once the server found no product in it either [SRCH-40]", async () => {
    const { send, asked } = server({});
    expect(await findTarget("法式 連衣裙", { send })).toEqual({
      ok: true,
      value: { kind: "results", words: "法式 連衣裙" },
    });
    expect(asked.map(({ path, body }) => [path, body.get("content")])).toEqual([
      [fallback, "法式 連衣裙"],
    ]);
  });

  test("says so when it is a password made of words, and searches for nothing", async () => {
    const { send } = server({
      [fallback]: { success: false, error_code: 2008, error_message: "copy the link instead" },
    });
    expect(await findTarget("5:/ 春日 复制", { send })).toMatchObject({
      ok: false,
      error: { code: "share_password_unsupported", message: "copy the link instead" },
    });
  });

  test("opens what only the server recognises, such as the group-buying site [SRCH-08]", async () => {
    const url = "https://tuan.sampan.test/goods/778.html";
    const { send } = server({
      [fallback]: { success: true, data: { itemId: "778", platform: 7, url } },
    });
    expect(await findTarget(`【拼团】${url}`, { send })).toEqual({
      ok: true,
      value: { kind: "product", product: { platform: 7, thid_item_id: "778", url } },
    });
  });
});
