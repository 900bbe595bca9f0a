import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takePlaceAgain } from "./take-place-again.ts";

/** A page that scrolls wherever it is told. */
const openPage = () => {
  const page = Object.assign(new EventTarget(), {
    scrollY: 0,
    scrollTo: (_left: unknown, top_px?: number): void => {
      page.scrollY = top_px ?? 0;
    },
  });
  return page;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a list that was left takes its place again after the moment, and not before [CONST-47]", () => {
  const page = openPage();
  takePlaceAgain({ place_px: 4_200, wait_ms: 20 }, page);
  vi.advanceTimersByTime(19);
  expect(page.scrollY).toBe(0);
  vi.advanceTimersByTime(1);
  expect(page.scrollY).toBe(4_200);
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "whoever moves it themselves by %s stays where they are",
  (move) => {
    const page = openPage();
    takePlaceAgain({ place_px: 4_200, wait_ms: 20 }, page);
    page.scrollY = 900;
    page.dispatchEvent(new Event(move));
    vi.advanceTimersByTime(1_000);
    expect(page.scrollY).toBe(900);
  },
);

test("a list that is gone by then moves nothing", () => {
  const page = openPage();
  takePlaceAgain({ place_px: 4_200, wait_ms: 20 }, page)();
  vi.advanceTimersByTime(1_000);
  expect(page.scrollY).toBe(0);
});

test("it goes there once, and leaves alone whoever moves afterwards", () => {
  const page = openPage();
  takePlaceAgain({ place_px: 4_200, wait_ms: 20 }, page);
  vi.advanceTimersByTime(20);
  page.scrollY = 5_000;
  vi.advanceTimersByTime(1_000);
  expect(page.scrollY).toBe(5_000);
});
