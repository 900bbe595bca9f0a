import { expect, test } from "vitest";
import { cameraLife_ms, cameraState } from "./camera.ts";

const opened = new Date("2026-03-02T04:00:00Z");
const at = (ms: number) => new Date(opened.getTime() + ms);
const waiting = {
  isPaired: false,
  expires_at: at(cameraLife_ms),
  ended_at: null,
  hasSession: true,
};

test("a camera waits for its phone, takes photos, and ends after ten minutes", () => {
  expect(cameraState(waiting, at(0))).toBe("waiting");
  expect(cameraState({ ...waiting, isPaired: true }, at(599_999))).toBe("paired");
  expect(cameraState({ ...waiting, isPaired: true }, at(600_000))).toBe("ended");
  expect(cameraState(waiting, at(600_000))).toBe("ended");
});

test("a camera ends with the desk's session, and when the desk moves on", () => {
  const paired = { ...waiting, isPaired: true };
  expect(cameraState({ ...paired, hasSession: false }, at(1))).toBe("ended");
  expect(cameraState({ ...paired, ended_at: at(1) }, at(1))).toBe("ended");
});
