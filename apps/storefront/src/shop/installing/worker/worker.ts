import { answerPage, answerRead, askedFor, keepPage, passOn } from "./answer-offline.ts";
import { shareCache } from "../../../shell/shared-by-phone.ts";
import { keepForPerson, trim } from "./keep-for-person.ts";
import { offlinePage } from "./offline-page.ts";
import type { SaidByPage, SaidByWorker } from "./said.ts";
import { whereShared } from "./take-share.ts";
import { renewPush, type Subscribed } from "./renew-push.ts";
import { openPush, showPush, type OpenPages, type Showing } from "./show-push.ts";

/** As much of a service worker's world as is used here; TypeScript knows it beside that of pages only. */
interface Waiting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Asking extends Waiting {
  readonly request: Request;
  readonly clientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface Saying extends Waiting {
  readonly data: SaidByPage;
  readonly source: Page | null;
}
interface Pushed extends Waiting {
  readonly data: { readonly text: () => string } | null;
}
interface Readdressed extends Waiting {
  /** Missing where the browser leaves it to us to ask for one. */
  readonly newSubscription?: Subscribed | null;
}
interface Tapped extends Waiting {
  readonly notification: Pick<Notification, "close" | "data">;
}
interface Page {
  readonly id: string;
  readonly url: string;
  /** Between a worker and its pages no origin is named, since there is one only. */
  readonly postMessage: (said: SaidByWorker, options: StructuredSerializeOptions) => void;
}
interface World {
  readonly location: Location;
  readonly registration: Showing & Pick<ServiceWorkerRegistration, "pushManager">;
  readonly clients: OpenPages & {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<Page | undefined>;
  };
  readonly addEventListener: {
    (kind: "activate", act: (event: Waiting) => void): void;
    (kind: "fetch", act: (event: Asking) => void): void;
    (kind: "message", act: (event: Saying) => void): void;
    (kind: "push", act: (event: Pushed) => void): void;
    (kind: "pushsubscriptionchange", act: (event: Readdressed) => void): void;
    (kind: "notificationclick", act: (event: Tapped) => void): void;
  };
}
const world = self as unknown as World;
const { origin } = world.location;

const assetsName = "sampan-assets";
/** Several releases of all pages; each file is named by what it holds. */
const assets_max = 400;
/** A page is fetched anew for later when the one that is kept is older. */
const fresh_ms = 10 * 60_000;

const kept = keepForPerson(caches, Date.now);
const fetchFresh: typeof fetch = (asked, init) => fetch(asked, init);

/** Since when what each open page was answered by had been kept, by call: for a page that asks once it is drawn. */
const told = new Map<string, Map<string, number | null>>();
let language = "";

// The first time at once; a newer worker waits until no page of the older one is open, so that no form is lost.
world.addEventListener("activate", (event) => event.waitUntil(world.clients.claim()));

world.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const asked = askedFor(request, origin);
  if (!asked) return;
  const means = {
    kept,
    fetch: fetchFresh,
    meanwhile: (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined)),
    tell: (path: string, keptAt_ms: number | null) =>
      event.waitUntil(tell(clientId, path, keptAt_ms)),
  };
  if (asked === "share") return event.respondWith(openShared(request));
  if (asked === "asset") return event.respondWith(answerAsset(request));
  if (asked === "read") return event.respondWith(answerRead(request, means));
  if (asked === "page") {
    const fallBack = () => sayOffline(request.url);
    return event.respondWith(answerPage(request, { ...means, fallBack }));
  }
  if (asked === "log-out") event.waitUntil(hearNoMore().catch(() => undefined));
  return event.respondWith(passOn(request, asked, means));
});

world.addEventListener("push", (event) =>
  event.waitUntil(showPush(event.data?.text() ?? "", world.registration)),
);

world.addEventListener("pushsubscriptionchange", (event) => {
  const { pushManager } = world.registration;
  // Without a network or a permission there is nothing to tell: the service says that the old one has ended.
  event.waitUntil(
    renewPush(event.newSubscription, { pushManager, ask: fetchFresh }).catch(() => undefined),
  );
});

world.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPush(event.notification.data, world.clients, origin));
});

async function openShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  return Response.redirect(origin + (await whereShared(form, { caches, now: Date.now })), 303);
}

/** Whoever logs out is told nothing more here, whether or not the server hears of it, and leaves nothing they shared. */
async function hearNoMore(): Promise<void> {
  await caches.delete(shareCache);
  await (await world.registration.pushManager.getSubscription())?.unsubscribe();
}

world.addEventListener("message", (event) => {
  const { source, data } = event;
  ({ language } = data);
  if (!source) return;
  for (const [path, keptAt_ms] of told.get(source.id) ?? [])
    source.postMessage({ path, keptAt_ms }, {});
  event.waitUntil(
    (async () => {
      for (const file of data.files ?? []) await keepAsset(file);
      const { href } = new URL(data.at, origin);
      await keepPage(href, { kept, fetch: fetchFresh }, (at_ms) => Date.now() - at_ms < fresh_ms);
    })().catch(() => undefined),
  );
});

async function tell(clientId: string, path: string, keptAt_ms: number | null): Promise<void> {
  const known = told.get(clientId) ?? new Map<string, number | null>();
  told.delete(clientId);
  told.set(clientId, known.set(path, keptAt_ms));
  const [oldest] = told.keys();
  if (told.size > 20 && oldest !== undefined) told.delete(oldest);
  (await world.clients.get(clientId))?.postMessage({ path, keptAt_ms }, {});
}

/** Files of a build never change under one name. */
async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetsName);
  const found = await cache.match(request.url, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") {
    await cache.put(request.url, answer.clone());
    await trim(cache, assets_max);
  }
  return answer;
}

async function keepAsset(address: string): Promise<void> {
  const { href, pathname, origin: from } = new URL(address, origin);
  if (from === origin && pathname.startsWith("/assets/")) await answerAsset(new Request(href));
}

async function sayOffline(asked: string): Promise<Response> {
  const readable = new Set<string>();
  for (const address of ["/cart", "/orderListOwn", "/orderListAgent"])
    if (await kept.find(origin + address)) readable.add(address);
  const { pathname, search } = new URL(asked);
  return offlinePage(language || navigator.language, readable, pathname + search);
}
