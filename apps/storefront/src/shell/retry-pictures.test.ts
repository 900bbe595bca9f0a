import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryPictures } from "./retry-pictures.ts";

const address = "https://shop.test/pictures/480?from=x";

/** A picture as far as it can fail; notes when it is asked for. */
const createPicture = (src = address) => {
  const asked: string[] = [];
  return {
    asked,
    dataset: {} as Record<string, string>,
    naturalWidth: 0,
    complete: false,
    isConnected: true,
    get src() {
      return src;
    },
    set src(next: string) {
      src = next;
      asked.push(next);
    },
  };
};
type FakePicture = ReturnType<typeof createPicture>;

/** A page with these pictures; `fail` tells that one of them did not come. */
function openPage(...images: FakePicture[]) {
  let hear = (_event: { target: unknown }): void => {};
  const addEventListener = (_: string, listener: typeof hear) => (hear = listener);
  retryPictures({ images, addEventListener } as unknown as Document);
  return { fail: (target: unknown) => hear({ target }) };
}

const answers: Response[] = [];
const fetched = vi.fn(async () => answers.shift() ?? Response.error());
const later = (status: number, wait_s: number) =>
  new Response("", { status, headers: { "retry-after": String(wait_s) } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockClear();
  answers.length = 0;
});

test("a picture that comes at the second time is shown", async () => {
  const picture = createPicture();
  answers.push(new Response("picture"));
  openPage().fail(picture);
  await vi.waitFor(() => expect(picture.asked).toEqual(["", address]));
});

test("a picture is shown once all of it has come, and no answer is left unread", async () => {
  const picture = createPicture();
  const coming = new TransformStream<Uint8Array>();
  answers.push(new Response(coming.readable));
  openPage().fail(picture);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(picture.asked).toEqual([]);
  await coming.writable.close();
  await vi.waitFor(() => expect(picture.asked).toEqual(["", address]));

  const [missing, gone] = [new Response("", { status: 404 }), createPicture()];
  answers.push(missing);
  openPage().fail(gone);
  await vi.waitFor(() => expect(missing.bodyUsed).toBe(true));
});

test("a picture that there is not is asked for once more and not again [CONST-48]", async () => {
  const picture = createPicture();
  answers.push(new Response("", { status: 404 }), new Response("picture"));
  const page = openPage();
  page.fail(picture);
  page.fail(picture);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(picture.asked).toEqual([]);
});

test.each([429, 503])(
  "a picture refused by %i for now is asked for when the server says",
  async (status) => {
    const picture = createPicture();
    answers.push(later(status, 10), new Response("picture"));
    openPage().fail(picture);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(picture.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(picture.asked).toEqual(["", address]);
  },
);

test("a picture that is refused each time is given up", async () => {
  answers.push(...Array.from({ length: 9 }, () => later(503, 10)));
  openPage().fail(createPicture());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a picture that failed before anybody listened is asked for, and no other kind of picture is", async () => {
  const early = { ...createPicture(), src: address, complete: true };
  openPage(early).fail(createPicture("https://shop.test/assets/boat.svg"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched.mock.calls).toEqual([[address, expect.anything()]]);
});
