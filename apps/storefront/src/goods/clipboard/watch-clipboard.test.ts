import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Recognised } from "./recognise.ts";
import { watchClipboard } from "./watch-clipboard.ts";

const link = "看看這個 https://detail.1688.com/offer/710891050473.html 晚上打給我";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A clipboard that holds what it is given, and who looks at it. */
function watched({ isVisible = true, leadsSomewhere = true } = {}) {
  const state = { text: "", isVisible, reads: 0, cleared: [] as string[] };
  const found: Recognised[] = [];
  const stop = () =>
    watchClipboard({
      clipboard: {
        read: async () => {
          state.reads += 1;
          return state.text;
        },
        clear: async (text) => void state.cleared.push(text),
      },
      poll_ms: defaultLimits.clipboard_poll_ms,
      clear_ms: defaultLimits.clipboard_clear_ms,
      markers: [],
      isVisible: () => state.isVisible,
      onFound: async (one) => {
        found.push(one);
        return leadsSomewhere;
      },
    });
  return { state, found, watch: stop };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a clipboard that may be read", () => {
  test("is looked at once at the start: what was copied before is found [CLIP-10]", async () => {
    const { state, found, watch } = watched();
    state.text = link;
    const stop = watch();
    await pass(0);
    expect(found).toHaveLength(1);
    stop();
  });

  test("is looked at every 1000 ms while the page is in the foreground, and not beyond [CLIP-01] [CONST-42]", async () => {
    const { state, watch } = watched();
    const stop = watch();
    await pass(5_000);
    expect(state.reads).toBe(6);
    state.isVisible = false;
    await pass(5_000);
    expect(state.reads).toBe(6);
    state.isVisible = true;
    await pass(1_000);
    expect(state.reads).toBe(7);
    stop();
    await pass(5_000);
    expect(state.reads).toBe(7);
  });

  test("is cleared 500 ms after a match, and the text examined once [CLIP-03] [CONST-43]", async () => {
    const { state, found, watch } = watched();
    const stop = watch();
    state.text = link;
    await pass(1_000);
    await pass(499);
    expect(state.cleared).toEqual([]);
    await pass(1);
    expect(state.cleared).toEqual([link]);
    await pass(5_000);
    expect(found).toHaveLength(1);
    stop();
  });

  test("is cleared of what was offered also where the looking begins anew meanwhile [CLIP-03]", async () => {
    const { state, watch } = watched();
    state.text = link;
    const stop = watch();
    await pass(100);
    stop();
    await pass(500);
    expect(state.cleared).toEqual([link]);
  });

  test("keeps a link that leads nowhere now, and one that was offered before", async () => {
    const { state, watch } = watched({ leadsSomewhere: false });
    state.text = link;
    const stop = watch();
    await pass(5_000);
    expect(state.cleared).toEqual([]);
    stop();
  });

  test.each([
    ["words", "連衣裙 高雄市左營區 0912345678"],
    ["a foreign link", "https://bank.test/transfer?token=secret"],
    ["two products", "https://item.taobao.com/item.htm?id=1 https://item.taobao.com/item.htm?id=2"],
    ["a document of 50 KB with a link in it", `${link} ${"密".repeat(50_000)}`],
    ["nothing", ""],
  ])("keeps %s, and nobody is told [CLIP-11]", async (_, text) => {
    const { state, found, watch } = watched();
    state.text = text;
    const stop = watch();
    await pass(5_000);
    expect(found).toEqual([]);
    expect(state.cleared).toEqual([]);
    stop();
  });
});
