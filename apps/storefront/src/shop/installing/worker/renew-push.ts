/** As much of a browser's subscription as is told. */
export interface Subscribed {
  readonly toJSON: () => PushSubscriptionJSON;
}

/** As much of a worker's way to its push service as is used here. */
export interface Subscribing {
  readonly subscribe: (wish: PushSubscriptionOptionsInit) => Promise<Subscribed>;
}

const headers = { "x-sampan-client": "web" };

/**
 * The push service gave this browser another address, or none: takes one anew and tells the server, which puts it in the
 * place of the one that it knows of this device. Nothing where whoever has the session now is not told here: nobody is
 * told who did not ask for it on this browser. [BO-53]
 */
export async function renewPush(
  given: Subscribed | null | undefined,
  { pushManager, ask }: { readonly pushManager: Subscribing; readonly ask: typeof fetch },
): Promise<void> {
  const answer = await ask("/gateway/push/query_wishes", { headers });
  const { data } = (await answer.json()) as {
    readonly data?: { readonly public_key: string; readonly is_here: boolean };
  };
  if (!data?.is_here || data.public_key === "") return;
  const wish = { userVisibleOnly: true, applicationServerKey: data.public_key };
  const { endpoint = "", keys = {} } = (given ?? (await pushManager.subscribe(wish))).toJSON();
  const { p256dh = "", auth = "" } = keys;
  const body = new URLSearchParams({ endpoint, p256dh, auth });
  await ask("/gateway/push/subscribe", { method: "POST", headers, body });
}
