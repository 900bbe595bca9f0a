import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@sampan/sandbox/start-sandbox";
import { growCatalogue } from "../../demo/catalogue/grow-catalogue.ts";

/**
 * The sandbox world with the demo's goods, on free ports and with pictures drawn in no time. Whoever tells a shop of
 * something tells the one at `shopUrl`.
 */
export async function openSandbox({
  shopUrl,
  now,
}: { readonly shopUrl?: string; readonly now?: () => Date } = {}) {
  const catalogue = growCatalogue();
  const folder = await mkdtemp(join(tmpdir(), "sampan-sandbox-"));
  const sandbox = await startSandbox({
    catalogue,
    pictures: { folder, draw: drawPlainPicture },
    cacheFolder: join(folder, "cache"),
    port: 0,
    smtpPort: 0,
    ...(shopUrl === undefined ? {} : { shopUrl }),
    ...(now === undefined ? {} : { now }),
  });

  /** Turns one of the world's switches; `reset` puts all of them back. */
  async function control(what: string, body: object = {}): Promise<void> {
    const answer = await fetch(`${sandbox.url}/_control/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the sandbox refused ${what}: ${await answer.text()}`);
  }

  return {
    url: sandbox.url,
    smtpPort: sandbox.smtpPort,
    goodsOf: (platform: string) =>
      catalogue.marketplace.filter(
        (product) => product.platform === platform && product.isPublished,
      ),
    control,
    close: async () => {
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** A dot in a colour of its own, as SVG: enough to tell products apart. */
export async function drawPlainPicture(name: string): Promise<Buffer> {
  const hue = [...Buffer.from(name)].reduce((sum, byte) => (sum * 31 + byte) % 360, 7);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
    <rect width="64" height="64" fill="#fff"/><circle cx="32" cy="32" r="24" fill="hsl(${hue},80%,50%)"/>
  </svg>`);
}
