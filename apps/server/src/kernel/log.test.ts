import { fastify } from "fastify";
import pg from "pg";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("a request leaves its path in the log, never what was typed behind it [NFR-06]", async () => {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: createLog("info", { write: (line) => void lines.push(line) }),
  });
  app.get("/gateway/user/check_mobile", () => ({ success: true }));
  await app.inject({
    url: "/gateway/user/check_mobile?mobile=0912345678&captcha=482913",
    headers: { cookie: "session_id=opens-everything" },
  });
  await app.close();

  const log = lines.join("");
  expect(log).toContain('"path":"/gateway/user/check_mobile"');
  for (const typed of ["0912345678", "482913", "opens-everything"])
    expect(log).not.toContain(typed);
});

test("passwords and codes that are logged by mistake are blotted out [NFR-06]", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  log.info({ input: { password: "5e884898da", captcha: "482913" } }, "tried");
  expect(lines.join("")).toContain("[secret]");
  expect(lines.join("")).not.toMatch(/5e884898da|482913/);
});

test("what the database says of a value that did not fit stays out of the log [NFR-06]", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const refused = new pg.DatabaseError(
    'invalid input syntax for type bigint: "0912345678"',
    1,
    "error",
  );
  Object.assign(refused, {
    code: "23505",
    table: "accounts",
    constraint: "accounts_mobile_key",
    detail: "Key (mobile)=(+886912345678) already exists.",
    where: "unnamed portal parameter $1 = '0912345678'",
  });
  log.error(refused, "fault");
  log.error(new Error("the account could not be stored", { cause: refused }), "fault");
  const said = lines.join("");
  expect(said).not.toMatch(/912345678/);
  expect(said).toContain('"constraint":"accounts_mobile_key"');
  expect(said).toContain("the account could not be stored");
  expect(said).toContain("log.test.ts");
});
