import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/**
 * Serves a page's static twin: its HTML without scripts and what only scripts need, everything else
 * (pictures, fonts) passed on from the product, so that both pages show the same.
 */
export async function serveTwin(
  product: string,
  path: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const original = await fetch(product + path, {
    headers: { "accept-language": "zh-TW", accept: "text/html" },
  });
  const page = brotliCompressSync(withoutScripts(await original.text()));
  // The product names the first picture before the page itself comes, and so does its twin.
  const link = original.headers.get("link");
  const server = createServer((request, response) => {
    if (request.url === path)
      return response
        .writeHead(200, {
          "content-type": "text/html; charset=utf-8",
          "content-encoding": "br",
          ...(link === null ? {} : { link }),
        })
        .end(page);
    return void fetch(product + request.url).then(async (answer) => {
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
        "cache-control": answer.headers.get("cache-control") ?? "no-store",
      });
      response.end(new Uint8Array(await answer.arrayBuffer()));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*as="(?:script|fetch)"[^>]*>/g, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
