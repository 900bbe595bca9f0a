import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { type DestinationStream, pino } from "pino";
import type { Config } from "./config.ts";

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
  pino({ level, redact: secrets, serializers: { req: describeRequest } }, destination);

/** Of an address only the path: what stands behind it are mobile numbers, codes and searches. */
const describeRequest = ({ method, url, ip, hostname }: FastifyRequest) => ({
  method,
  path: url.split("?", 1)[0],
  host: hostname,
  remoteAddress: ip,
});
