import type { Call } from "@sampan/contract/kernel/call";
import {
  commonRefusals,
  refusalNameOf,
  type RefusalName,
} from "@sampan/contract/kernel/error-codes";
import * as z from "zod/mini";
import type { Answer } from "./ask.ts";
import { definitionOf, unwrap } from "./schema-leaves.ts";

/** What only the inside of a server knows: its frames, its files, its statements, its database's words. */
const inside =
  /\bat \S+ \(|node:internal|\.(ts|js):\d+|\/(apps|packages|node_modules)\/|\b(select|insert into|update|delete from) \w+ |violates|syntax error|invalid input syntax|out of range for type|relation "|column "|ZodError|TypeError|RangeError|SyntaxError|ECONN/;

/** A sentence of the specification that reads like a statement. */
const harmless = "Please select at least one item !";

/** Refusals of what is no call: a path or a body that the framework does not even read. */
const beforeAnyCall: readonly RefusalName[] = ["unknown_path"];

/**
 * What is wrong with an answer, in words; empty for one that the contract describes: an envelope of the call's
 * own output or of a refusal it names, and nothing of our inside. [API-05] [API-06]
 */
export function faultsOf(call: Call, { status, body, headers }: Answer): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  const shown = inside.exec(body.replaceAll(harmless, ""))?.[0];
  if (shown !== undefined) faults.push(`shows the inside: ${shown}`);
  if (!String(headers["content-type"]).startsWith("application/json"))
    return [...faults, `content type ${String(headers["content-type"])}`];
  const envelope = readEnvelope(body);
  if (envelope === undefined) return [...faults, "no envelope"];
  return [
    ...faults,
    ...(envelope["success"] === true ? strangeIn(call, envelope) : unnamed(call, envelope)),
  ];
}

function readEnvelope(body: string): Record<string, unknown> | undefined {
  try {
    const envelope: unknown = JSON.parse(body);
    return typeof envelope === "object" && envelope !== null
      ? (envelope as Record<string, unknown>)
      : undefined;
  } catch {
    // Whoever asks is told that this was no JSON.
    return undefined;
  }
}

function unnamed(call: Call, envelope: Record<string, unknown>): string[] {
  const name = refusalNameOf(Number(envelope["error_code"]));
  const named = [...call.refusals, ...commonRefusals, ...beforeAnyCall] as readonly RefusalName[];
  const known = ["success", "error_code", "error_message", "error_values", "errorMessage"];
  const strange = Object.keys(envelope).filter((key) => !known.includes(key));
  return [
    ...(name === undefined || !named.includes(name) ? [`refusal ${name ?? "without a name"}`] : []),
    ...(typeof envelope["error_message"] === "string" && envelope["error_message"] !== ""
      ? []
      : ["a refusal without words"]),
    ...strange.map((key) => `field ${key}`),
  ];
}

function strangeIn(call: Call, { success: _, ...output }: Record<string, unknown>): string[] {
  const parsed = z.safeParse(call.output, output);
  if (!parsed.success) return [`an answer that is not as described: ${parsed.error.message}`];
  return undeclared(call.output, output, "answer");
}

/** Fields that the schema does not name, at any depth. */
function undeclared(schema: z.core.$ZodType, value: unknown, at: string): string[] {
  const inner = unwrap(schema);
  const { shape, element } = definitionOf(inner);
  if (element && Array.isArray(value))
    return value.flatMap((one) => undeclared(element, one, `${at}[]`));
  if (!shape || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = shape[name];
    return field ? undeclared(field, part, `${at}.${name}`) : [`field ${at}.${name}`];
  });
}
