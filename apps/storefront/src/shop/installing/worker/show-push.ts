/** What the server tells a browser of. */
interface Told {
  readonly title: string;
  readonly body: string;
  /** Path of the page it speaks of, or empty. */
  readonly link: string;
  /** The same for what is told twice. */
  readonly tag: string;
  readonly lang: string;
}

/** As much of a worker's registration as is used here. */
export interface Showing {
  readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
}

/** As much of the open pages of a worker as is used here. */
export interface OpenPages {
  readonly matchAll: (wish: {
    readonly type: "window";
  }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
}

/** Shows what the server told; what is told twice is shown once. Browsers want each message shown, so one that cannot be read says where it is from. */
export async function showPush(text: string, registration: Showing): Promise<void> {
  const { title, body, link, tag, lang } = readTold(text);
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: "/icon-192.png",
    data: link,
  });
}

function readTold(text: string): Told {
  const nothing = { title: "Sampan", body: "", link: "", tag: "", lang: "" };
  try {
    return { ...nothing, ...(JSON.parse(text) as Partial<Told>) };
  } catch {
    return nothing;
  }
}

/**
 * Opens the page that a notice speaks of: the one that is open at that address, else one of its own, so that no page is left
 * in which something was typed. Only pages of ours are opened.
 */
export async function openPush(link: unknown, pages: OpenPages, origin: string): Promise<void> {
  const wished = typeof link === "string" ? link || "/notice" : "/notice";
  const page = new URL(wished, origin);
  const address = page.origin === origin ? page.href : `${origin}/notice`;
  const open = await pages.matchAll({ type: "window" });
  await (open.find(({ url }) => url === address)?.focus() ?? pages.openWindow(address));
}
