import autocannon from "autocannon";

export interface Rate {
  readonly per_second: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What each request asks for in its turn, of the server that `url` names; without, `url` itself. */
  readonly nextQuestion?: () => Question;
}

/** One request of a load: a path with its query, and headers of its own. */
export interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for one address over and over. Throws when an answer was not 2xx: errors are fast and mean nothing. */
export async function measureRate(
  url: string,
  { connections, seconds, headers = {}, nextQuestion }: Load,
): Promise<Rate> {
  const load: autocannon.Options = {
    url,
    connections,
    headers,
    ...(nextQuestion && {
      requests: [{ setupRequest: (asked) => ({ ...asked, ...nextQuestion() }) }],
    }),
  };
  await autocannon({ ...load, duration: 1 });
  const result = await autocannon({ ...load, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return {
    per_second: Math.round(result.requests.average),
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
  };
}
