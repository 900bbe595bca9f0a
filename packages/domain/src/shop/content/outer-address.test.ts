import { describe, expect, test } from "vitest";
import { outerHostPattern, readOuterAddress } from "./outer-address.ts";

const hosts = ["track.example.com", "*.partner.test"];
const hostOf = (address: string) => readOuterAddress(address, hosts)?.host;

describe("an address outside", () => {
  test("is one of a listed host, by https alone [RT-12] [RT-05]", () => {
    expect(hostOf("https://track.example.com/a?b=1")).toBe("track.example.com");
    expect(hostOf(" HTTPS://Track.Example.com ")).toBe("track.example.com");
    expect(hostOf("https://a.b.partner.test/")).toBe("a.b.partner.test");
  });

  test.each([
    "http://track.example.com/",
    "https://example.com/",
    "https://evil-track.example.com/",
    "https://track.example.com.evil.test/",
    "https://partner.test/",
    "https://notpartner.test/",
    "https://track.example.com:8443/",
    "https://track.example.com@evil.test/",
    "https://somebody:secret@track.example.com/",
    "https://somebody@track.example.com/",
    "https://:secret@track.example.com/",
    "https://trаck.example.com/",
    "//track.example.com/",
    "/orderListOwn",
    "javascript:alert(1)//track.example.com",
    "data:text/html,track.example.com",
    "https:track.example.com@evil.test",
    "",
    "x".repeat(50_000),
  ])("is none: %s [RT-12]", (address) => {
    expect(readOuterAddress(address, hosts)).toBeUndefined();
  });

  test("shows letters that look like others for what they are", () => {
    expect(readOuterAddress("https://trаck.test/", ["*.test", "xn--trck-43d.test"])?.host).toMatch(
      /^xn--/,
    );
  });

  test("is listed by its host, or a star for all below", () => {
    for (const good of ["a.test", "*.a-b.co.th"]) expect(good).toMatch(outerHostPattern);
    for (const bad of ["*", "*.test", "https://a.test", "a.test/x", "A.test", "a..test", "*a.test"])
      expect(bad).not.toMatch(outerHostPattern);
  });
});
