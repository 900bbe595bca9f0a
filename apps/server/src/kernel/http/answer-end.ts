import type { FastifyRequest } from "fastify";

type Raw = FastifyRequest["raw"];

/** By the request that was answered; gone with it. */
const ends = new WeakMap<object, number>();

/** Notes that the answer to this request changes by itself at a moment. The earliest one counts. */
export function noteChange(request: Raw, moment: Date): void {
  ends.set(request, Math.min(endOf(request), moment.getTime()));
}

/** When the answer to this request changes by itself, milliseconds; never, as far as anybody knows. */
export const endOf = (request: Raw): number => ends.get(request) ?? Number.POSITIVE_INFINITY;
