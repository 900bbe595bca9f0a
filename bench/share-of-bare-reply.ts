import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Figure } from "./figure.ts";
import { measureRate } from "./measure-rate.ts";
import { startBareReply } from "./start-bare-reply.ts";

type Headers = Readonly<Record<string, string>>;

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Headers;
}

/** An answer asked for over and over, as a share of a bare reply of the same bytes. */
export async function shareOfBareReply(
  address: string,
  at: Load,
): Promise<Pick<Figure, "value" | "unit" | "detail">> {
  const body = await readBytes(address, at.headers ?? {});
  const bare = await startBareReply(body);
  const ceiling = await measureRate(bare.url, at);
  const answer = await measureRate(address, at);
  bare.stop();
  return {
    value: answer.per_second / ceiling.per_second,
    unit: "of a bare reply",
    detail: `${answer.per_second}/s against ${ceiling.per_second}/s, ${body.length} bytes, p50 ${answer.p50_ms} ms, p99 ${answer.p99_ms} ms`,
  };
}

/** As it travels: a packed answer stays packed. */
const readBytes = (address: string, headers: Headers): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => void buffer(answer).then(resolve, reject)).on(
      "error",
      reject,
    );
  });
