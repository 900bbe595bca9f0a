import { expect, test } from "vitest";
import { describeDevice, deviceInWords } from "./describe-device.ts";

const told = (userAgent: string) => {
  const device = describeDevice(userAgent);
  return `${device.kind}: ${deviceInWords(device)}`;
};

test("a device is named as its owner would name it", () => {
  const pixel =
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36";
  const iphone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
  const windows =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0";
  expect(told(pixel)).toBe("phone: Chrome · Android");
  expect(told(iphone)).toBe("phone: Safari · iOS");
  expect(told(windows)).toBe("computer: Microsoft Edge · Windows");
});

test("a device that says nothing, or nonsense, still has a name", () => {
  expect(told("")).toBe("other: ?");
  expect(told("\u0000<script>alert(1)</script>".repeat(8))).toMatch(/^other: /);
});
