import { setTimeout as pause } from "node:timers/promises";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { staffLanguage } from "@sampan/domain/kernel/language";
import type { ManifestMaterial } from "../apps/server/src/logistics/voyages/draw-manifest.ts";
import { drawAside } from "../apps/server/src/kernel/pdf/draw-aside.ts";
import type { Figure } from "./figure.ts";
import { measureRate } from "./measure-rate.ts";
import { onOwnServer } from "./on-own-server.ts";

const parcels = 5_000;
const thread = new URL("../apps/server/src/logistics/voyages/manifest-thread.ts", import.meta.url);

/**
 * A manifest of five thousand parcels as a document, drawn in the process that answers requests: how long it takes, and how
 * much longer lists take meanwhile.
 */
export const benchManifest = (seconds: number): Promise<Figure[]> =>
  onOwnServer(async ({ app }) => {
    const url = app.listeningOrigin;
    const lists = () => measureRate(`${url}${queryItemList.path}`, { connections: 4, seconds });
    await lists();
    const quiet = await lists();
    const begin = performance.now();
    const meanwhile = lists();
    await pause(100);
    const drawn = await drawAside(thread, material());
    const took_s = (performance.now() - begin) / 1_000;
    const busy = await meanwhile;
    if (!drawn.ok) throw new Error("the document was refused");
    return [
      {
        name: `manifest of ${parcels} parcels as a document, beside lists`,
        value: took_s,
        unit: "s",
        target: { at_most: 10 },
        detail: `${(drawn.value.length / 1_000_000).toFixed(2)} MB`,
      },
      {
        name: "lists while a manifest is drawn, p99",
        value: busy.p99_ms / Math.max(1, quiet.p99_ms),
        unit: "of what it is otherwise",
        target: { at_most: 2 },
        detail: `${busy.p99_ms} ms against ${quiet.p99_ms} ms, ${busy.per_second}/s against ${quiet.per_second}/s`,
      },
    ];
  });

const signs =
  "天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏閏餘成歲律呂調陽雲騰致雨露結為霜金生麗水玉出崑岡";
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => signs[(from * 7 + at * 11) % signs.length]).join("");

const material = (): ManifestMaterial => ({
  language: staffLanguage,
  now: new Date(),
  title: "艙單 VY2611250001",
  facts: "CI-202 · 2026-11-25 12:00",
  total: `${parcels}`,
  page: "{page}",
  columns: ["序號", "箱號", "包裹", "收件人", "地址", "品名", "件數", "價值", "重量"],
  rows: Array.from({ length: parcels }, (_, at) => ({
    box_number: `BX26112500${at % 100}`,
    tid: `PK2611250${at}`,
    consignee: words(at, 3),
    phone: `09${12_345_678 + at}`,
    address: `${10_000 + (at % 900)} ${words(at, 6)}${at}號`,
    contents: `${words(at + 3, 14)} × ${1 + (at % 5)}, เสื้อผ้าผู้หญิง × 2`,
    pieces: 3,
    value: 12_345 + at,
    currency: "CNY",
    weight_g: 1_200 + at,
  })),
});
