import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { type DestinationStream, pino } from "pino";
import type { Config } from "./config.ts";
import { DatabaseError } from "./db/driver/door.ts";

/** Never in a log, wherever they turn up. */
const secrets = {
  paths: [
    "req.headers.cookie",
    "req.headers.authorization",
    'res.headers["set-cookie"]',
    "*.password",
    "*.captcha",
    "*.number",
  ],
  censor: "[secret]",
};

/** The log of the server: what happened and when, without what people typed. [NFR-06] */
export const createLog = (
  level: Config["logLevel"],
  destination?: DestinationStream,
): FastifyBaseLogger =>
  pino(
    { level, redact: secrets, serializers: { req: describeRequest, err: describeError } },
    destination,
  );

/** Of an address only the path: what stands behind it are mobile numbers, codes and searches. */
const describeRequest = ({ method, url, ip, hostname }: FastifyRequest) => ({
  method,
  path: url.split("?", 1)[0],
  host: hostname,
  remoteAddress: ip,
});

/**
 * What the database says of an error repeats the values that did not fit: a number, an address, a hash. Of
 * such an error, or one that was caused by it, only its place in the schema and in our code is kept. [NFR-06]
 */
function describeError(error: Error): object {
  if (!isOfDatabase(error)) return pino.stdSerializers.err(error);
  const { name: type, cause } = error;
  if (!(error instanceof DatabaseError))
    return {
      type,
      message: error.message,
      stack: framesOf(error),
      cause: describeError(cause as Error),
    };
  const { code, schema, table, column, constraint, routine } = error;
  const place = { code, schema, table, column, constraint, routine };
  return { type, message: `database error ${code ?? ""}`, ...place, stack: framesOf(error) };
}

const isOfDatabase = (error: unknown): boolean =>
  error instanceof DatabaseError || (error instanceof Error && isOfDatabase(error.cause));

/** The lines of a stack that name our code, without the message before them. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
