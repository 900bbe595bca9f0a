import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { TrackedAnswer, TrackedParcel, TrackingProvider } from "../tracking-provider.ts";
import { questionOf, readOrders, scansOf } from "./read-hct.ts";
import { type HctSeal, openHct, sealHct } from "./seal-hct.ts";

export interface HctConfig extends HctSeal {
  /** Scheme and host, e.g. https://hctapiweb.hct.com.tw */
  readonly baseUrl: string;
  /** The account's word, 32 hex digits. */
  readonly v: string;
  readonly now: () => Date;
}

/**
 * Asks HCT 新竹物流 about up to a hundred parcels a call, of the last thirty days. Nothing is registered, and nothing is pushed.
 * Between 03:40 and 04:30 in Taipei it answers nobody: whoever asks asks again.
 */
export function createHct(config: HctConfig, outbound: Outbound): TrackingProvider {
  const { baseUrl, v, now } = config;
  const source = outbound.source("hct");

  const ask = (
    parcels: readonly TrackedParcel[],
  ): Promise<Result<readonly TrackedAnswer[], SourceFailure>> => {
    const at = now();
    const no = sealHct(questionOf(parcels.map(({ express_no }) => express_no)), config, at);
    return source.ask({
      repeatable: false,
      request: {
        method: "POST",
        url: `${baseUrl}/phone/searchGoods_Main_Xml.ashx`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ no, v }).toString(),
      },
      read: (answer) => readAnswer(source.name, answer, { parcels, seal: config, at }),
    });
  };

  return {
    tracker: "hct",
    numbers_max: 100,
    register: ask,
    ask,
    readPush: () => undefined,
    thanks: { contentType: "text/plain", body: "" },
  };
}

interface Asked {
  readonly parcels: readonly TrackedParcel[];
  readonly seal: HctSeal;
  readonly at: Date;
}

function readAnswer(
  source: string,
  answer: OutboundAnswer,
  { parcels, seal, at }: Asked,
): Result<readonly TrackedAnswer[], SourceFailure> {
  const text = openHct(Buffer.from(answer.body).toString("latin1"), seal, at);
  // Whoever asks with another account's word or day is answered in the open.
  if (text === undefined)
    return refuse({ code: "disabled", source, detail: `HTTP ${answer.status}, not sealed for us` });
  const orders = readOrders(text);
  if (!orders) return refuse({ code: "transient", source, detail: "no list of parcels" });
  return ok(
    parcels.map(({ express_no }) => {
      const scans = scansOf(orders.filter(({ orderid }) => orderid === express_no));
      return scans.length === 0
        ? { express_no, kind: "nothing" }
        : { express_no, kind: "told", courier: "hct", scans };
    }),
  );
}
