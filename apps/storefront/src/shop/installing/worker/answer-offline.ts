import { sharePath } from "../../../shell/shared-by-phone.ts";
import type { KeptForPerson } from "./keep-for-person.ts";
import { callOfPage, keptCalls } from "./kept-reads.ts";

/** What a request is to the worker; whatever else is asked goes its way as if there were no worker. */
export type Asked = "asset" | "page" | "read" | "log-out" | "account" | "share";

/** By which a device becomes another person's. */
const entering: ReadonlySet<string> = new Set([
  "/gateway/user/login",
  "/gateway/user/register_by_mobile",
  "/gateway/user/register_by_email",
  "/gateway/user/finish_linked_log_in",
]);

/**
 * Which requests are looked at. Of what changes something, only what changes whose session it is, each passed on once
 * and never repeated. [SES-10] What other apps share is opened here and goes nowhere.
 */
export function askedFor(
  { method, url, mode }: Pick<Request, "method" | "url" | "mode">,
  own: string,
): Asked | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== own) return undefined;
  if (method === "POST") {
    if (pathname === "/gateway/user/logout") return "log-out";
    if (pathname === sharePath) return mode === "navigate" ? "share" : undefined;
    return entering.has(pathname) ? "account" : undefined;
  }
  if (method !== "GET" || pathname.startsWith("/console")) return undefined;
  if (pathname.startsWith("/assets/")) return "asset";
  if (mode === "navigate")
    return /^\/(gateway|staff|docs|files|pictures)\b/.test(pathname) ? undefined : "page";
  return keptCalls.has(pathname) ? "read" : undefined;
}

interface Means {
  readonly kept: KeptForPerson;
  readonly fetch: typeof fetch;
  /** What goes on behind the answer. */
  readonly meanwhile: (work: Promise<unknown>) => void;
  /** Told when a read is answered by what was kept, and since when; and by the network, null. */
  readonly tell: (path: string, keptAt_ms: number | null) => void;
}

const success = '{"success":true';

/** A read that is kept: the network's answer, and without a network the last one this person got. */
export async function answerRead(request: Request, means: Means): Promise<Response> {
  const { kept, tell, meanwhile } = means;
  const { pathname } = new URL(request.url);
  const turn = kept.turn();
  try {
    const answer = await means.fetch(request);
    await kept.noteReader(answer, turn);
    const copy = answer.clone();
    meanwhile(
      (async () => {
        const isGood = answer.ok && (await copy.clone().text()).startsWith(success);
        if (isGood) await kept.keep(request.url, copy, turn);
      })(),
    );
    tell(pathname, null);
    return answer;
  } catch (fault) {
    // The page gave up; nobody waits any more.
    const found = request.signal.aborted ? undefined : await kept.find(request.url);
    if (!found) throw fault;
    tell(pathname, found.keptAt_ms);
    return found.answer;
  }
}

/** A page: from the network, else as it was kept, else a page that says what can be read. */
export async function answerPage(
  request: Request,
  { kept, fetch, meanwhile, fallBack }: Means & { readonly fallBack: () => Promise<Response> },
): Promise<Response> {
  const turn = kept.turn();
  try {
    const answer = await fetch(request);
    await kept.noteReader(answer, turn);
    if (isKeepable(request.url, answer)) meanwhile(kept.keep(request.url, answer.clone(), turn));
    return answer;
  } catch {
    return (await kept.find(request.url))?.answer ?? fallBack();
  }
}

/** Fetches the page of an address that was reached without asking for it, so that it opens without a network too. */
export async function keepPage(
  address: string,
  { kept, fetch }: Pick<Means, "kept" | "fetch">,
  isFresh: (keptAt_ms: number) => boolean,
): Promise<void> {
  if (!callOfPage(new URL(address).pathname)) return;
  const known = await kept.find(address);
  if (known && isFresh(known.keptAt_ms)) return;
  const turn = kept.turn();
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  await kept.noteReader(answer, turn);
  if (isKeepable(address, answer)) await kept.keep(address, answer, turn);
}

const isKeepable = (address: string, answer: Response): boolean =>
  answer.ok && !answer.redirected && callOfPage(new URL(address).pathname) !== undefined;

/** What may change whose session it is. Who logs out is forgotten first, whether or not the server hears of it. */
export async function passOn(
  request: Request,
  asked: "log-out" | "account",
  { kept, fetch }: Pick<Means, "kept" | "fetch">,
): Promise<Response> {
  if (asked === "log-out") await kept.forget();
  const turn = kept.turn();
  const answer = await fetch(request);
  await kept.noteReader(answer, turn);
  return answer;
}
