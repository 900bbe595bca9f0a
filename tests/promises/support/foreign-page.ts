// A script of a hostile page: served as it is, without its types, to a real browser.

/** A call as a foreign page sees it: an address and whether it takes GET. */
export interface Target {
  readonly url: string;
  readonly takesGet: boolean;
}
export interface Attack {
  readonly targets: readonly Target[];
  /** Every way there is; else only the first two of each list. */
  readonly isThorough: boolean;
}
type Way = (url: string) => Promise<unknown>;

const body = "language=en&_method=POST";
const json = JSON.stringify({ language: "en" });
const asForm = { "content-type": "application/x-www-form-urlencoded" };
const asText = { "content-type": "text/plain" };

/** Elements, forms, fetches that may not read the answer, beacons, and other methods in disguise. */
const waysToPost: readonly Way[] = [
  (url) => submit(marked(url, "form"), asForm["content-type"], { language: "en" }),
  (url) => send(marked(url, "fetch"), { method: "POST", headers: asForm, body }),
  (url) => submit(marked(url, "text-form"), "text/plain", { '{"language":"en","x":"': '"}' }),
  (url) => submit(marked(url, "multipart"), "multipart/form-data", { language: "en" }),
  (url) => send(marked(url, "text-json"), { method: "POST", headers: asText, body: json }),
  (url) => send(marked(url, "silent"), { method: "POST", headers: asForm, body, referrer: "" }),
  // With our own header, which the browser asks us about first.
  (url) =>
    send(marked(url, "own-header"), {
      method: "POST",
      mode: "cors",
      headers: { ...asForm, "x-sampan-client": "web" },
      body,
    }),
  async (url) => navigator.sendBeacon(marked(url, "beacon"), new URLSearchParams(body)),
];
const disguised: Way = (url) => embed("img", marked(url, "override&_method=POST"));
const waysToGet: readonly Way[] = [
  (url) => embed("img", marked(url, "img")),
  (url) => send(marked(url, "fetch-get"), { method: "GET" }),
  (url) => embed("script", marked(url, "script")),
  (url) => embed("iframe", marked(url, "iframe")),
];

const marked = (url: string, way: string): string => `${url}?way=${way}&language=en`;

const send = (url: string, init: RequestInit): Promise<void> =>
  fetch(url, { credentials: "include", mode: "no-cors", ...init }).then(
    () => undefined,
    () => undefined,
  );

function settled(element: HTMLElement, start: () => void): Promise<void> {
  return new Promise((done) => {
    element.addEventListener("load", () => done(), { once: true });
    element.addEventListener("error", () => done(), { once: true });
    start();
  });
}

async function embed(tag: "img" | "iframe" | "script", url: string): Promise<void> {
  const element = document.createElement(tag);
  await settled(element, () => {
    element.src = url;
    document.body.append(element);
  });
  element.remove();
}

async function submit(
  url: string,
  enctype: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const frame = document.createElement("iframe");
  frame.name = `frame${Math.random()}`;
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: url, target: frame.name, enctype });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement("input"), { name, value, type: "hidden" }));
  document.body.append(frame, form);
  await settled(frame, () => form.submit());
  frame.remove();
  form.remove();
}

/** Sends off whatever a hostile page can send without asking us; answers how many requests that were. */
async function attackFromPage({ targets, isThorough }: Attack): Promise<number> {
  const some = (ways: readonly Way[]) => (isThorough ? ways : ways.slice(0, 2));
  const attacks = targets.flatMap(({ url, takesGet }) =>
    [...some(waysToPost), disguised, ...(takesGet ? some(waysToGet) : [])].map(
      (way) => () => way(url),
    ),
  );
  const sent = attacks.length;
  const lane = async () => {
    for (let next = attacks.pop(); next; next = attacks.pop()) await next();
  };
  await Promise.all(Array.from({ length: 24 }, lane));
  return sent;
}

declare global {
  interface Window {
    attackFromPage: typeof attackFromPage;
  }
}
window.attackFromPage = attackFromPage;
