import { isStaffCall, type Call } from "@sampan/contract/kernel/call";
import { commonRefusals, errorCodes, type RefusalName } from "@sampan/contract/kernel/error-codes";
import * as z from "zod/mini";

type Schema = Record<string, unknown>;

/**
 * The API document, derived from the calls that are mounted: it cannot be out of date. Its calls are written out when they
 * are first read, which takes longer than mounting them did. [API-06]
 */
export function openApiOf(calls: readonly Call[], publicUrl: string): Schema {
  let paths: Record<string, Schema> | undefined;
  return {
    openapi: "3.1.0",
    info: {
      title: "Sampan",
      version: "1",
      description:
        "Every answer is an envelope: `success`, then `data`, `datalist` or `list`, and `total`; or " +
        "`error_code` and `error_message` in the caller's language. GET takes query parameters; POST takes " +
        "form fields (nested values as JSON text) or JSON. Calls that move money take an `Idempotency-Key`. " +
        `Refusals of any call: ${listCodes(commonRefusals)}.`,
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        customer: { type: "apiKey", in: "cookie", name: "session_id" },
        staff: { type: "apiKey", in: "cookie", name: "staff_session_id" },
        camera: { type: "apiKey", in: "cookie", name: "camera_id" },
      },
      schemas: { Failure: failureSchema },
    },
    get paths() {
      return (paths ??= pathsOf(calls));
    },
  };
}

function pathsOf(calls: readonly Call[]): Record<string, Schema> {
  const paths: Record<string, Schema> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    // Two calls may share a path, each with its method.
    paths[path] = {
      ...paths[path],
      ...Object.fromEntries(
        call.methods.map((method) => [method.toLowerCase(), operationOf(call, method)]),
      ),
    };
  }
  return paths;
}

function operationOf(call: Call, method: "GET" | "POST"): Schema {
  const input = schemaOf(call.input, "input");
  const properties = (input["properties"] ?? {}) as Record<string, Schema>;
  const required = (input["required"] ?? []) as string[];
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || method === "GET")
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? "path" : "query",
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
  return {
    summary: call.about,
    tags: [call.path.split("/")[call.path.startsWith("/gateway/") ? 2 : 1] ?? ""],
    security: securityOf(call),
    parameters: call.idempotent ? [...parameters, idempotencyKey] : parameters,
    ...(method === "POST" ? { requestBody: bodyOf(call, input) } : {}),
    responses: {
      200: answerOf(call),
      default: {
        description: describeRefusals(call),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

/** Every answer that is none, whatever its status. */
const failureSchema = {
  type: "object",
  properties: {
    success: { const: false },
    error_code: { type: "integer" },
    error_message: { type: "string", description: "In the caller's language." },
    error_values: { type: "object", additionalProperties: { type: ["string", "number"] } },
  },
  required: ["success", "error_code", "error_message"],
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 8, maxLength: 100 },
};

const securityOf = (call: Call) => {
  if (call.access === "anyone") return [];
  if (call.access === "camera") return [{ camera: [] }];
  return isStaffCall(call) ? [{ staff: [] }] : [{ customer: [] }];
};

function bodyOf(call: Call, input: Schema): Schema {
  if (call.upload) {
    const file = { type: "string", format: "binary" };
    const schema = { type: "object", properties: { file }, required: ["file"] };
    return { content: { "multipart/form-data": { schema } } };
  }
  return {
    content: {
      ...(isStaffCall(call) ? {} : { "application/x-www-form-urlencoded": { schema: input } }),
      "application/json": { schema: input },
    },
  };
}

/** What a call answers, in its envelope. */
function answerOf(call: Call): Schema {
  const output = schemaOf(call.output, "output");
  const properties = { success: { const: true }, ...(output["properties"] as Schema) };
  const required = ["success", ...((output["required"] ?? []) as string[])];
  return {
    description: "The answer",
    content: { "application/json": { schema: { ...output, properties, required } } },
  };
}

const describeRefusals = (call: Call): string =>
  call.refusals.length === 0 ? "No refusals of its own." : `Refusals: ${listCodes(call.refusals)}.`;

const listCodes = (names: readonly RefusalName[]): string =>
  names.map((name) => `${errorCodes[name]} ${name}`).join(", ");

const schemaOf = (schema: z.ZodMiniObject, io: "input" | "output"): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
