import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { TrackedAnswer, TrackedParcel, TrackingProvider } from "../tracking-provider.ts";
import { readFlashPush } from "./read-flash-push.ts";
import { Routes, scansOf } from "./read-flash.ts";
import { signFlash } from "./sign-flash.ts";

export interface FlashConfig {
  /** Scheme and host, e.g. https://open-api.flashexpress.com */
  readonly baseUrl: string;
  /** Our number at Flash, and the secret that goes with it. */
  readonly mchId: string;
  readonly key: string;
  /** A new word of chance for each question. */
  readonly nonce: () => string;
}

const taken = "1";
/** There is no such parcel of ours. */
const unknown = "1006";
/** Who asks, or by what signature, is not right: it is so for every number. */
const notUs: readonly string[] = ["1001", "1002"];

/**
 * Asks Flash Express about parcels that were sent by our account there: one a call, in Thai. Nothing has to be registered: the webhook
 * is set once for the account, so that the first question is an answer already.
 */
export function createFlash(config: FlashConfig, outbound: Outbound): TrackingProvider {
  const { baseUrl, mchId, key, nonce } = config;
  const source = outbound.source("flash");

  const askOne = ({ express_no }: TrackedParcel) => {
    const fields = { mchId, nonceStr: nonce() };
    const form = new URLSearchParams({ ...fields, sign: signFlash(fields, key) });
    return source.ask({
      repeatable: false,
      request: {
        method: "POST",
        url: `${baseUrl}/open/v1/orders/${encodeURIComponent(express_no)}/routes`,
        headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "th" },
        body: form.toString(),
      },
      read: (answer) => readAnswer(source.name, answer, express_no),
    });
  };

  async function ask(
    parcels: readonly TrackedParcel[],
  ): Promise<Result<readonly TrackedAnswer[], SourceFailure>> {
    const answers: TrackedAnswer[] = [];
    for (const parcel of parcels) {
      const answer = await askOne(parcel);
      if (!answer.ok) return answer;
      answers.push(answer.value);
    }
    return ok(answers);
  }

  return {
    tracker: "flash",
    numbers_max: 1,
    register: ask,
    ask,
    readPush: (push) => readFlashPush(config, push),
    thanks: {
      contentType: "application/json",
      body: JSON.stringify({ errorCode: "1", state: "success" }),
    },
  };
}

function readAnswer(
  source: string,
  answer: OutboundAnswer,
  express_no: string,
): Result<TrackedAnswer, SourceFailure> {
  const read = readJson(source, answer, Routes);
  if (!read.ok) return read;
  const { code, message, data } = read.value;
  if (notUs.includes(code))
    return refuse({ code: "disabled", source, detail: `Flash answers ${code}` });
  if (code === unknown) return ok({ express_no, kind: "courier_unknown" });
  if (code !== taken)
    return ok({ express_no, kind: "refused", code, words: (message ?? "").slice(0, 200) });
  const scans = data?.pno === express_no ? scansOf(data.routes ?? []) : [];
  return ok(
    scans.length === 0
      ? { express_no, kind: "nothing" }
      : { express_no, kind: "told", courier: "flash", scans },
  );
}
