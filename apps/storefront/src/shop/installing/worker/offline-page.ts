import { defaultLanguage, readLanguage } from "@sampan/domain/kernel/language";
import { offlineTexts } from "@sampan/locales/offline-texts";

const places = [
  ["cart", "/cart"],
  ["orders", "/orderListOwn"],
  ["parcels", "/orderListAgent"],
] as const;

const look =
  "body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f5f8f7;color:#13211f}" +
  "main{max-width:448px;margin:0 auto;padding:48px 16px}h1{font-size:22px;margin:0 0 8px}" +
  "ul{list-style:none;padding:0;margin:24px 0}a{display:block;padding:14px 16px;margin:8px 0;min-height:20px;" +
  "border-radius:12px;background:#fff;color:#0f5f5e;font-weight:600;text-decoration:none}" +
  "@media(prefers-color-scheme:dark){body{background:#0e1716;color:#e7f0ee}a{background:#182422;color:#7fd0c8}}";

/**
 * What is shown where there is neither a network nor the page that was asked for: what of theirs this person can read
 * (`readable`, addresses), and a way to try again.
 */
export function offlinePage(
  spoken: string,
  readable: ReadonlySet<string>,
  asked: string,
): Response {
  const language = readLanguage(spoken) ?? defaultLanguage;
  const say = offlineTexts[language];
  const links = places
    .filter(([, address]) => readable.has(address))
    .map(([name, address]) => `<li><a href="${address}">${say[name]}</a></li>`)
    .join("");
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${say.title}</title><style>${look}</style><main><h1>${say.title}</h1><p>${links ? say.kept : say.nothing}</p>${links ? `<ul>${links}</ul>` : ""}<p><a href="${escaped(asked)}">${say.again}</a></p></main></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
