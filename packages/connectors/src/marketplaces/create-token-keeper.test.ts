import { ok, refuse } from "@sampan/domain/kernel/result";
import { describe, expect, test } from "vitest";
import type { SourceFailure } from "../outbound/source-failure.ts";
import { createTokenKeeper } from "./create-token-keeper.ts";
import type { AccountTokens, TokenStore } from "./token-store.ts";

const pair = (number: number): AccountTokens => ({
  access_token: `access-${number}`,
  refresh_token: `refresh-${number}`,
});
const spent: SourceFailure = { code: "rejected", source: "fake", detail: "refresh token is spent" };

/** A store in a variable, and a marketplace that takes each refresh token once. */
function openWorld(first?: AccountTokens) {
  const world = { kept: first, renewals: 0, good: (first ?? pair(1)).refresh_token, keeping_ms: 0 };
  const store: TokenStore = {
    read: async () => world.kept,
    keep: async (tokens) => {
      await new Promise((resolve) => setTimeout(resolve, world.keeping_ms));
      world.kept = tokens;
    },
  };
  const refresh = async ({ refresh_token }: AccountTokens) => {
    if (refresh_token !== world.good) return refuse(spent);
    world.renewals += 1;
    const renewed = pair(world.renewals + 1);
    world.good = renewed.refresh_token;
    return ok(renewed);
  };
  return { world, open: () => createTokenKeeper({ tokens: pair(1), refresh, store }) };
}

describe("the tokens of an account", () => {
  test("are those that were kept last, also after a restart", async () => {
    const { open } = openWorld();
    const before = open();
    expect(await before.current()).toBe("access-1");
    expect(await before.renew("access-1")).toEqual(ok("access-2"));
    expect(await open().current()).toBe("access-2");
  });

  test("are not renewed where another process has done so already", async () => {
    const { open, world } = openWorld();
    const [one, other] = [open(), open()];
    await Promise.all([one.current(), other.current()]);
    await one.renew("access-1");
    expect(await other.renew("access-1")).toEqual(ok("access-2"));
    expect(world.renewals).toBe(1);
  });

  test("are waited for when another process is renewing them at this moment", async () => {
    const { open, world } = openWorld();
    world.keeping_ms = 150;
    const [one, other] = [open(), open()];
    const answers = await Promise.all([one.renew("access-1"), other.renew("access-1")]);
    expect(answers).toEqual([ok("access-2"), ok("access-2")]);
    expect(world.renewals).toBe(1);
  });

  test("are renewed with those an operator gave when the kept ones are worthless", async () => {
    const { open, world } = openWorld(pair(7));
    world.good = "refresh-1";
    const keeper = open();
    expect(await keeper.current()).toBe("access-7");
    expect(await keeper.renew("access-7")).toEqual(ok("access-2"));
    expect(world.kept).toEqual(pair(2));
  });

  test("stay refused when nobody can renew them", async () => {
    const { open, world } = openWorld();
    world.good = "nobody's";
    expect(await open().renew("access-1")).toEqual(refuse(spent));
  });

  test("are read again when the store did not answer the first time", async () => {
    let isDown = true;
    const store: TokenStore = {
      read: async () => {
        if (isDown) throw new Error("no database");
        return pair(5);
      },
      keep: async () => {},
    };
    const keeper = createTokenKeeper({
      tokens: pair(1),
      refresh: async () => refuse(spent),
      store,
    });
    await expect(keeper.current()).rejects.toThrow("no database");
    isDown = false;
    expect(await keeper.current()).toBe("access-5");
  });
});
