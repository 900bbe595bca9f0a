/** By which the server says whose session an answer was given in: a mark of the session, or that there is none. */
export const readerHeader = "x-sampan-reader";
const nobody = "visitor";

const keptAt = "x-sampan-kept-at";
const keptFor = "x-sampan-kept-for";

const cacheName = "sampan-person";
const readerKey = "/~reader";

/** Older answers are as good as none: the session they were given in is over by then, too. */
const life_ms = 7 * 86_400_000;
/** Two hundred orders and parcels that were looked at; the oldest give way. */
const entries_max = 200;

export interface KeptAnswer {
  readonly answer: Response;
  readonly keptAt_ms: number;
}

export interface KeptForPerson {
  /** What is asked now is kept only if nobody left in between. */
  readonly turn: () => number;
  /** Tells whose session an answer was given in, which began to be asked for in that turn. Another person's things go. */
  readonly noteReader: (answer: Response, turn: number) => Promise<void>;
  readonly keep: (address: string, answer: Response, turn: number) => Promise<void>;
  readonly find: (address: string) => Promise<KeptAnswer | undefined>;
  readonly forget: () => Promise<void>;
}

/**
 * Keeps answers for one person at a time. Whatever is kept carries whose it is, and is found only while that person is
 * the device's; whose the device is, the server says with each answer. One thing after the other, so that an
 * answer that comes late finds out that its person has left.
 */
export function keepForPerson(caches: CacheStorage, now: () => number): KeptForPerson {
  let turn = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = queue.then(act);
    queue = done.catch(() => undefined);
    return done;
  };
  const open = () => caches.open(cacheName);
  const reader = async () => (await (await open()).match(readerKey))?.text();
  const forget = async (): Promise<void> => {
    turn += 1;
    await caches.delete(cacheName);
  };

  return {
    turn: () => turn,
    forget: () => inTurn(forget),
    noteReader: (answer, asked) =>
      inTurn(async () => {
        const mark = answer.headers.get(readerHeader);
        const known = await reader();
        if (!mark || asked !== turn || mark === known || (mark === nobody && !known)) return;
        if (known) await forget();
        if (mark !== nobody) await (await open()).put(readerKey, new Response(mark));
      }),
    keep: (address, answer, asked) =>
      inTurn(async () => {
        const mark = answer.headers.get(readerHeader);
        if (!mark || asked !== turn || mark !== (await reader())) return;
        const headers = new Headers(answer.headers);
        headers.set(keptAt, String(now()));
        headers.set(keptFor, mark);
        const cache = await open();
        await cache.put(address, new Response(await answer.arrayBuffer(), { headers }));
        await trim(cache, entries_max);
      }),
    find: (address) =>
      inTurn(async () => {
        const answer = await (await open()).match(address, { ignoreVary: true });
        const keptAt_ms = Number(answer?.headers.get(keptAt));
        const isTheirs = answer?.headers.get(keptFor) === (await reader());
        if (!answer || !isTheirs || !(now() - keptAt_ms < life_ms)) return undefined;
        return { answer, keptAt_ms };
      }),
  };
}

/** What was kept first goes first; whose it is stays. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  const oldest = keys.filter(({ url }) => !url.endsWith(readerKey));
  for (const key of oldest.slice(0, Math.max(0, oldest.length - most))) await cache.delete(key);
}
