import { callApi } from "@sampan/client/call-api";
import { importStatement } from "@sampan/contract/money/staff-statements";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Figure } from "./figure.ts";
import { onOwnPostgres } from "./on-own-postgres.ts";

const movements = 100_000;
const transfers = 1_000;

/** A bank's file of 100,000 movements, read, kept, compared with what was declared, and a thousand of it credited. */
export const benchStatements = (): Promise<Figure[]> =>
  onOwnPostgres({ BENCH_TRANSFERS: String(transfers) }, async ({ url, finance }) => {
    const file = new Blob([statement()]);
    const began = performance.now();
    const read = await callApi(
      importStatement,
      { file, format: "ctbc", name: "bench.csv" },
      {
        timeout_ms: 120_000,
        send: (path, init) => {
          const headers = new Headers(init.headers);
          headers.set("cookie", finance);
          return fetch(new URL(path, url), { ...init, headers });
        },
      },
    );
    if (!read.ok) throw new Error(`the statement was refused: ${read.error.code}`);
    const { credited } = read.value.data;
    if (credited !== transfers) throw new Error(`${credited} of ${transfers} were credited`);
    return [
      {
        name: `a statement of ${movements.toLocaleString("en")} movements`,
        value: (performance.now() - began) / 1000,
        unit: "s",
        target: { at_most: 30 },
        detail: `${credited} credited, PostgreSQL, synchronous commit on`,
      },
    ];
  });

function statement(): string {
  const day = formatWireTime(new Date(), "TW").slice(0, 10).replaceAll("-", "/");
  let held = 0;
  const rows = Array.from({ length: movements }, (_, at) => {
    // Every hundredth is a transfer that somebody declared, the others are nobody's.
    const nth = at % 100 === 0 ? at / 100 + 1 : undefined;
    const amount = nth === undefined ? 5_000 + at : 1_000 + nth;
    held += amount;
    return `${day},跨行轉入,,${amount},${held},${nth === undefined ? `無摘要 ${at}` : `轉帳 ${70_000_000 + nth}`},,`;
  });
  return `日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${rows.join("\n")}\n`;
}
