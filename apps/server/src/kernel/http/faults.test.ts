import Fastify from "fastify";
import { expect, test } from "vitest";
import { tellFault } from "./faults.ts";

test.each([
  ["ran out of its time", "57014"],
  ["waited too long for a lock", "55P03"],
  ["waited in a ring with others", "40P01"],
])("a statement that %s was not done: people are told to come again, and when", async (_, code) => {
  const app = Fastify();
  app.setErrorHandler((fault, request, reply) =>
    reply.send(tellFault(fault as Parameters<typeof tellFault>[0], request, reply)),
  );
  app.get("/", () => Promise.reject(Object.assign(new Error("given up"), { code })));
  const answer = await app.inject("/");
  expect(answer.json()).toEqual({ refusal: { code: "server_busy" } });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});
