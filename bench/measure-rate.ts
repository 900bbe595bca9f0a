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
}

/** Asks for one address over and over. Throws when an answer was not 2xx: errors are fast and mean nothing. */
export async function measureRate(
  url: string,
  { connections, seconds, headers = {} }: Load,
): Promise<Rate> {
  await autocannon({ url, connections, headers, duration: 1 });
  const result = await autocannon({ url, connections, headers, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return {
    per_second: Math.round(result.requests.average),
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
  };
}
