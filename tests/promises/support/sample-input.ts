import type { Call } from "@sampan/contract/kernel/call";
import * as z from "zod/mini";
import { definitionOf, unwrap } from "./schema-leaves.ts";

/** The password of everybody in the promises' world, as it travels. */
export const samplePassword = "0".repeat(64);

/**
 * Values that make sense where a name alone tells what stands there; what a schema says by itself (choices,
 * numbers, flags) needs no line. Ids are not here: they belong to somebody.
 */
const samples: Readonly<Record<string, unknown>> = {
  account: "nobody@people.test",
  accept_claims: 1,
  accept_terms: 1,
  amount: 50_000,
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  bank: "008",
  begins_at: "2030-01-01 10:00",
  carrier: "YTO",
  channel: "ecpay",
  company_name: "小舟貿易有限公司",
  company_number: "0459-5257",
  content: "杯口裂了",
  consignee: "林小舟",
  currency: "TWD",
  detail: "市府路 1 號",
  email: "somebody@people.test",
  endTime: "2030-02-01 10:00",
  endpoint: "https://fcm.googleapis.com/fcm/send/sample",
  ends_at: "2030-02-01 10:00",
  express: 1,
  express_no: "SF1234567890",
  fault: "us",
  id_card: "A123456789",
  insurance: 3,
  keyWords: "连衣裙",
  keywords: "连衣裙",
  lang: "th",
  mid_e6: 4_600_000,
  mobile: "0987654321",
  nickname: "小舟",
  name: "台灯",
  note: "说明",
  num: 2,
  otp: "123456",
  out_oid: "B-1",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  password: samplePassword,
  pay_mode: "twice",
  pay_no: "SAMPLE-1",
  pay_time: "2026-03-02 11:20",
  phone: "0912345678",
  postal_code: "11008",
  real_name: "林小舟",
  reason: "说明",
  reference: "R-1",
  region: "TW",
  registered_from: "2026-03-02 10:00",
  request_id: "a-sample-of-a-request",
  sms_type: "register",
  startTime: "2030-01-01 10:00",
  starts_at: "2030-01-01 10:00",
  third_item_id: "645001122334",
  subject: "包裹",
  to: ["臺北市", "信義區"],
  transport: 12,
  url: "https://detail.1688.com/offer/645001122334.html",
  warehouse: "guangzhou",
  words: ["樣品", "樣本"],
};

/** What a text may look like, tried in this order until the schema takes one. */
const texts = ["样", "1", "a1b2c3", "2026-03-02", "2026-03-02 10:00:00", samplePassword, "123456"];

/**
 * Ids to put where an input asks for one, by the name of the field; `…_together` where it asks for several. Under the
 * last part of a call's path stand those that this call alone asks for, as a parcel in one state.
 */
export type OwnIds = Readonly<Record<string, unknown>>;

/** An input that the call's schema takes, without the optional fields that no sample speaks of. */
export function sampleInput(call: Call, own: OwnIds = {}): Record<string, unknown> {
  const ofCall = own[call.path.split("/").at(-1) ?? ""] as OwnIds | undefined;
  return sampleObject(call.input, { ...own, ...ofCall });
}

function sampleObject(schema: z.core.$ZodType, own: OwnIds): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(definitionOf(schema).shape ?? {})) {
    const given = [own[name], own[`${name}_together`], samples[name]].find(
      (value) => value !== undefined && fits(field, value),
    );
    const isOptional = fits(field, undefined);
    const inner = unwrap(field);
    if (given !== undefined) input[name] = given;
    else if (definitionOf(inner).shape) input[name] = sampleObject(inner, own);
    else if (!isOptional) input[name] = sampleValue(inner, own, name);
  }
  return input;
}

function sampleValue(schema: z.core.$ZodType, own: OwnIds, name: string): unknown {
  const { type, element, shape, options } = definitionOf(schema);
  if (shape) return sampleObject(schema, own);
  if (type === "array" && element) {
    const one = own[name] ?? samples[name];
    const first = one !== undefined && fits(element, one) ? one : undefined;
    return [first ?? sampleValue(unwrap(element), own, name)];
  }
  if (type === "record") return {};
  if (options?.[0]) return sampleValue(unwrap(options[0]), own, name);
  return choices(schema).find((value) => fits(schema, value));
}

/** Values a leaf may take: its own choices first. */
function choices(schema: z.core.$ZodType): readonly unknown[] {
  const { entries, values } = schema._zod.def as {
    entries?: Readonly<Record<string, unknown>>;
    values?: readonly unknown[];
  };
  return [
    ...Object.values(entries ?? {}),
    ...(values ?? []),
    ...texts,
    1,
    2,
    10,
    100,
    0,
    true,
    null,
  ];
}

export const fits = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema, value).success;
