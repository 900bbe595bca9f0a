/** A browser of the sandbox's world, as its push service made it. */
export interface PushBrowser {
  /** What the service calls it. */
  readonly name: string;
  readonly keys: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** From now on it takes no more. */
  readonly end: () => Promise<void>;
}

/** A browser that takes messages of the shop with this key; anybody's where it is empty. */
export async function newBrowser(
  sandbox: string,
  application_server_key: string,
): Promise<PushBrowser> {
  const answer = await fetch(`${sandbox}/push-service/subscriptions`, {
    method: "POST",
    body: new URLSearchParams({ application_server_key }),
  });
  const made = (await answer.json()) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const name = made.endpoint.slice(made.endpoint.lastIndexOf("/") + 1);
  return {
    name,
    keys: { endpoint: made.endpoint, ...made.keys },
    end: async () =>
      void (await fetch(`${sandbox}/push-service/subscriptions/${name}`, { method: "DELETE" })),
  };
}

export interface SaidToBrowser {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
  readonly lang: string;
}

/** What a browser was told, opened with its own keys, the last first. */
export async function pushesTo(sandbox: string, name: string): Promise<SaidToBrowser[]> {
  const answer = await fetch(`${sandbox}/sandbox/outbox.json?to=${name}`);
  const { messages } = (await answer.json()) as { messages: { kind: string; text: string }[] };
  return messages
    .filter(({ kind }) => kind === "push")
    .map(({ text }) => JSON.parse(text) as SaidToBrowser);
}
