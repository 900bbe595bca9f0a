/** What one listener hears of a stream of server-sent events. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** Names of the events so far. */
  readonly heard: string[];
  /** Ends when the server ends it. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Opens a stream as a browser of whoever has this session would, and listens until it ends. */
export async function openStream(
  url: string,
  session: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const given = new AbortController();
  const answer = await fetch(url, {
    headers: { ...(session ? { cookie: `session_id=${session}` } : {}), ...headers },
    signal: given.signal,
  });
  const heard: string[] = [];
  const listen = async (): Promise<void> => {
    let rest = "";
    for await (const part of answer.body ?? []) {
      const messages = (rest + Buffer.from(part).toString()).split("\n\n");
      rest = messages.pop() ?? "";
      for (const message of messages) {
        const name = /^event: (.*)$/m.exec(message)?.[1];
        if (name) heard.push(name);
      }
    }
  };
  const ended = listen().catch((fault: unknown) => {
    if (!given.signal.aborted) throw fault;
  });
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    ended,
    close: () => given.abort(),
  };
}
