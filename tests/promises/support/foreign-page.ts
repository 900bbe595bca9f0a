/** A call as a foreign page sees it: an address and whether it takes GET. */
export interface Target {
  readonly url: string;
  readonly takesGet: boolean;
}

export interface Attack {
  readonly targets: readonly Target[];
  /** Every way there is; else only the first of each list. */
  readonly isThorough: boolean;
}

/**
 * What a hostile page can send without asking us: elements, forms, fetches that may not read the answer,
 * beacons, other methods in disguise, and a fetch with our own header, which the browser asks us about first.
 * Runs in the page, so it leans on nothing outside itself. Answers how many requests it sent off.
 */
export async function attackFromPage({ targets, isThorough }: Attack): Promise<number> {
  const body = "language=en&_method=POST";
  const json = JSON.stringify({ language: "en" });
  const marked = (url: string, way: string) =>
    `${url}${url.includes("?") ? "&" : "?"}way=${way}&language=en`;
  const settled = (element: HTMLElement, start: () => void) =>
    new Promise<void>((done) => {
      element.addEventListener("load", () => done(), { once: true });
      element.addEventListener("error", () => done(), { once: true });
      start();
    });
  const embed = (tag: "img" | "iframe" | "script", url: string) => {
    const element = document.createElement(tag);
    return settled(element, () => {
      element.src = url;
      document.body.append(element);
    }).then(() => element.remove());
  };
  const submit = async (url: string, enctype: string, fields: Record<string, string>) => {
    const frame = document.createElement("iframe");
    frame.name = `frame${Math.random()}`;
    document.body.append(frame);
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: url, target: frame.name, enctype });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      Object.assign(input, { name, value, type: "hidden" });
      form.append(input);
    }
    document.body.append(form);
    await settled(frame, () => form.submit());
    frame.remove();
    form.remove();
  };
  const send = (url: string, init: RequestInit) =>
    fetch(url, { credentials: "include", mode: "no-cors", ...init }).then(
      () => undefined,
      () => undefined,
    );
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const text = { "content-type": "text/plain" };

  const waysToPost: readonly ((url: string) => Promise<unknown>)[] = [
    (url) => submit(marked(url, "form"), "application/x-www-form-urlencoded", { language: "en" }),
    (url) => send(marked(url, "fetch"), { method: "POST", headers: form, body }),
    (url) => submit(marked(url, "text-form"), "text/plain", { '{"language":"en","x":"': '"}' }),
    (url) => submit(marked(url, "multipart"), "multipart/form-data", { language: "en" }),
    (url) => send(marked(url, "text-json"), { method: "POST", headers: text, body: json }),
    (url) => send(marked(url, "silent"), { method: "POST", headers: form, body, referrer: "" }),
    (url) =>
      send(marked(url, "own-header"), {
        method: "POST",
        mode: "cors",
        headers: { ...form, "x-sampan-client": "web" },
        body,
      }),
    async (url) => navigator.sendBeacon(marked(url, "beacon"), new URLSearchParams(body)),
  ];
  const waysToGet: typeof waysToPost = [
    (url) => embed("img", marked(url, "img")),
    (url) => embed("script", marked(url, "script")),
    (url) => embed("iframe", marked(url, "iframe")),
    (url) => send(marked(url, "fetch-get"), { method: "GET" }),
    (url) => embed("img", marked(url, "override&_method=POST")),
  ];
  const some = (ways: typeof waysToPost) => (isThorough ? ways : ways.slice(0, 2));
  const attacks = targets.flatMap(({ url, takesGet }) =>
    [...some(waysToPost), ...(takesGet ? some(waysToGet) : waysToGet.slice(-1))].map(
      (attack) => () => attack(url),
    ),
  );
  const sent = attacks.length;
  const lane = async () => {
    for (let next = attacks.pop(); next; next = attacks.pop()) await next();
  };
  await Promise.all(Array.from({ length: 24 }, lane));
  return sent;
}
