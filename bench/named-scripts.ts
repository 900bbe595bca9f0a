import { get } from "node:http";

/** Kilobytes of a thousand bytes, packed by brotli, of the scripts that a page names, and how many they are. */
export async function namedScripts(url: string): Promise<{ kb: number; count: number }> {
  const page = await fetch(url, { headers: { "accept-language": "zh-TW", accept: "text/html" } });
  const html = await page.text();
  const named = html.matchAll(/["'](\/assets\/[^"'\s]+\.js)["']/g);
  const scripts = [...new Set([...named].map(([, path = ""]) => new URL(path, url).href))];
  const sizes = await Promise.all(scripts.map(packedBytes));
  return { kb: sizes.reduce((sum, size) => sum + size, 0) / 1_000, count: scripts.length };
}

/** What goes over the wire: a client that unpacks by itself does not tell. The smallest files come as they are. */
const packedBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`));
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.once("end", () => resolve(bytes));
      answer.once("error", reject);
    }).once("error", reject);
  });
