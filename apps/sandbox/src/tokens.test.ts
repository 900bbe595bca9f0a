import { describe, expect, test } from "vitest";
import { createTokenOffice } from "./tokens.ts";

const start = new Date("2026-06-21T01:30:00Z");

function openOffice() {
  let now = start;
  const open = () =>
    createTokenOffice({
      accessToken: "first-access",
      refreshToken: "first-refresh",
      secret: "s",
      life_s: 3600,
      refreshLife_s: 7200,
      now: () => now,
    });
  return {
    office: open(),
    open,
    wait: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
  };
}

describe("a token office", () => {
  test("ends the refresh token that was used, and takes the one it gave for it", () => {
    const { office } = openOffice();
    const second = office.refresh("first-refresh")!;
    expect(office.refresh("first-refresh")).toBeUndefined();
    const third = office.refresh(second.refreshToken)!;
    expect(office.refresh(second.refreshToken)).toBeUndefined();
    expect(office.accepts(third.accessToken)).toBe(true);
  });

  test("lets both kinds run out, each in its time", () => {
    const { office, wait } = openOffice();
    const second = office.refresh("first-refresh")!;
    wait(3599);
    expect(office.accepts(second.accessToken)).toBe(true);
    wait(2);
    expect(office.accepts(second.accessToken)).toBe(false);
    expect(office.refresh(second.refreshToken)).toBeDefined();
    wait(7201);
    expect(office.refresh(second.refreshToken)).toBeUndefined();
  });

  test("ends all access tokens on demand, and refresh tokens too", () => {
    const { office } = openOffice();
    office.expireAccess();
    expect(office.accepts("first-access")).toBe(false);
    const second = office.refresh("first-refresh")!;
    expect(office.accepts(second.accessToken)).toBe(true);
    office.expireRefresh();
    expect(office.refresh(second.refreshToken)).toBeUndefined();
    office.reset();
    expect(office.accepts("first-access")).toBe(true);
  });

  test("knows a kept token again after a new start, and no forged one", () => {
    const { office, open } = openOffice();
    const second = office.refresh("first-refresh")!;
    const later = open();
    expect(later.accepts(second.accessToken)).toBe(true);
    expect(later.refresh(second.refreshToken)).toBeDefined();
    expect(later.accepts(second.accessToken.replace("access-1", "access-9"))).toBe(false);
    expect(later.accepts(second.refreshToken)).toBe(false);
    expect(later.accepts(undefined)).toBe(false);
  });
});
