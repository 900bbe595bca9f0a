import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { UploadFailed } from "./upload-failed.ts";
import { uploadPicture } from "./upload-picture.ts";

/** XMLHttpRequest as far as an upload needs it. */
const createRequest = () => {
  const events = new EventTarget();
  const tell = (event: string) => void events.dispatchEvent(new Event(event));
  const request = {
    upload: new EventTarget(),
    addEventListener: events.addEventListener.bind(events),
    open: () => {},
    setRequestHeader: () => {},
    getResponseHeader: () => "application/json",
    status: 0,
    responseText: "",
    abort: () => tell("abort"),
    send: () => happens(request),
    tell,
    answer: (status: number, responseText: string) => {
      Object.assign(request, { status, responseText });
      tell("load");
    },
  };
  return request;
};
type BrowserRequest = ReturnType<typeof createRequest>;

/** What comes of the next upload. */
let happens: (request: BrowserRequest) => void = () => {};

const limits = {
  picture_shrink_from_bytes: 1000,
  picture_max_bytes: 2000,
  picture_max_width: 10,
  picture_max_height: 10,
  picture_quality_percent: 80,
};
const giveUp = { current: new AbortController() };
const upload = () =>
  uploadPicture(new File(["photo"], "photo.jpg"), {
    kind: "picture",
    limits,
    onProgress: () => {},
    signal: giveUp.current.signal,
  });
const failureOf = (promise: Promise<unknown>) =>
  promise.catch((thrown: unknown) => (thrown instanceof UploadFailed ? thrown.type : thrown));

beforeEach(() => {
  giveUp.current = new AbortController();
  // Called with `new`, which a function that answers an object takes well.
  vi.stubGlobal(
    "XMLHttpRequest",
    vi.fn(function () {
      return createRequest();
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("an upload that fails carries its type:", () => {
  test("given up on this page [ERR-14]", async () => {
    happens = () => giveUp.current.abort();
    expect(await failureOf(upload())).toBe("abort_error");
  });

  test("no answer in time [ERR-14]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    happens = () => void vi.runOnlyPendingTimers();
    expect(await failureOf(upload())).toBe("timeout_error");
  });

  test("cut off on the way [ERR-14]", async () => {
    happens = (request) => request.tell("error");
    expect(await failureOf(upload())).toBe("onerror");
  });

  test.each([
    [502, "<h1>Bad gateway</h1>"],
    [500, '{"success":false,"error_code":500,"error_message":""}'],
    [503, '{"success":false,"error_code":5032,"error_message":"busy"}'],
  ])("answered with status %i [ERR-14]", async (status, text) => {
    happens = (request) => request.answer(status, text);
    expect(await failureOf(upload())).toBe("status_error");
  });

  test("never sent [ERR-14]", async () => {
    happens = () => {
      throw new Error("the file is gone");
    };
    expect(await failureOf(upload())).toBe("send_error");
  });
});

test("a photo the server refuses is no failed upload, but refused in its words", async () => {
  happens = (request) =>
    request.answer(200, '{"success":false,"error_code":2803,"error_message":"unreadable"}');
  expect(await upload()).toMatchObject({ ok: false, error: { message: "unreadable" } });
});

const tooManyPixels = '{"success":false,"error_code":2805,"error_message":"too many pixels"}';

test("a photo with too many pixels for the server is shrunk here and sent again", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 100, height: 50, close: () => {} }));
  vi.stubGlobal("document", {
    createElement: () => ({
      getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
      toBlob: (take: (drawn: Blob) => void) => take(new Blob(["small"], { type: "image/jpeg" })),
    }),
  });
  const url = "/files/1";
  const stored = { data: { url, width: 10, height: 5 }, error_message: "", errorMessage: "" };
  const answers = [tooManyPixels, JSON.stringify({ success: true, ...stored })];
  happens = (request) => request.answer(200, answers.shift() ?? "");
  expect(await upload()).toEqual({ ok: true, value: url });
  expect(answers).toEqual([]);
});

test("a photo that this browser cannot shrink either is refused in the server's words, once", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("unknown")));
  let sent = 0;
  happens = (request) => {
    sent += 1;
    request.answer(200, tooManyPixels);
  };
  expect(await upload()).toMatchObject({ ok: false, error: { message: "too many pixels" } });
  expect(sent).toBe(1);
});
