import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { parseLossless, readJson, readShape } from "../../read-answer.ts";
import type { EcpayInvoiceConfig } from "./ecpay-invoice-config.ts";
import { openData, sealData } from "./seal-data.ts";

const source_name = "ecpay_invoice";

const Envelope = z.object({
  TransCode: z.string(),
  TransMsg: z.string().nullish(),
  Data: z.string().nullish(),
});

const Outcome = z.object({ RtnCode: z.string(), RtnMsg: z.string().nullish() });

/** The provider's answer: it did what it was asked, or it says why not. */
export type Answered<T> =
  | { readonly kind: "done"; readonly content: T }
  | { readonly kind: "refused"; readonly code: string; readonly words: string };

interface Question<S extends z.ZodType> {
  /** The call's name, e.g. `Issue`. */
  readonly call: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of what it answers with beside its code. Numbers reach it as their text. */
  readonly shape: S;
  /** Only questions are repeated; what changes something is looked up by whoever asked. */
  readonly repeatable: boolean;
}

/** Asks one call in its sealed envelope. A refusal inside an accepted envelope is an answer, not a failure. */
export function askEcpayInvoice<S extends z.ZodType>(
  config: EcpayInvoiceConfig,
  source: Source,
  { call, fields, shape, repeatable }: Question<S>,
): Promise<Result<Answered<z.output<S>>, SourceFailure>> {
  const { baseUrl, merchantId, now } = config;
  const body = {
    MerchantID: merchantId,
    RqHeader: { Timestamp: Math.floor(now().getTime() / 1000), Revision: "3.0.0" },
    Data: sealData(config, { MerchantID: merchantId, ...fields }),
  };
  return source.ask({
    repeatable,
    request: {
      method: "POST",
      url: `${baseUrl}/B2CInvoice/${call}`,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
    read: (answer) => readAnswer(config, answer, shape),
  });
}

function readAnswer<S extends z.ZodType>(
  config: EcpayInvoiceConfig,
  answer: OutboundAnswer,
  shape: S,
): Result<Answered<z.output<S>>, SourceFailure> {
  const envelope = readJson(source_name, answer, Envelope);
  if (!envelope.ok) return envelope;
  const { TransCode, TransMsg, Data } = envelope.value;
  if (TransCode !== "1") return refuse(notTaken(TransCode, TransMsg ?? ""));

  const text = openData(config, Data ?? "");
  if (text === undefined) return refuse(unreadable("answer is not sealed with our keys"));
  const content = parsed(text);
  const outcome = readShape(source_name, content, Outcome);
  if (!outcome.ok) return outcome;
  const { RtnCode: code, RtnMsg: words } = outcome.value;
  if (code !== "1") return ok({ kind: "refused", code, words: words ?? "" });
  const read = readShape(source_name, content, shape);
  return read.ok ? ok({ kind: "done", content: read.value }) : read;
}

/** An envelope that is not taken has wrong keys, a wrong merchant or a wrong clock: an operator must act. */
const notTaken = (code: string, words: string): SourceFailure => ({
  code: "disabled",
  source: source_name,
  detail: `envelope was not taken: ${words.slice(0, 200)}`,
  upstream_code: code,
});

const unreadable = (detail: string): SourceFailure => ({
  code: "unavailable",
  source: source_name,
  detail,
});

function parsed(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    // No shape fits what is no JSON, and that is said in the words of shapes.
    return undefined;
  }
}
