import type { Language } from "@sampan/domain/kernel/language";
import { renderToStaticMarkup } from "react-dom/server";
import { speak } from "./speech.ts";

const look = `
:root{color-scheme:light dark;--canvas:#f5f8f7;--text:#16211f;--soft:#4c5b57;--brand:#0f5f5e;--on:#fff;--parcel:#f6a03a}
@media(prefers-color-scheme:dark){:root{--canvas:#0e1716;--text:#e8efec;--soft:#b3c1bc;--brand:#6fc3bc;--on:#06201f;--parcel:#f2a548}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:8px;padding:24px;box-sizing:border-box;background:var(--canvas);color:var(--text);font:14px/1.6 system-ui,sans-serif;text-align:center}
svg{width:96px}[role=alert]{color:var(--text)}h1{font-size:20px;margin:8px 0 0}p{margin:0;text-wrap:balance;color:var(--soft);max-width:300px}
a{margin-top:16px;padding:12px 24px;border-radius:12px;background:var(--brand);color:var(--on);font-weight:650;text-decoration:none}body:lang(th){line-height:1.7}small{color:var(--soft)}`;

/** A page that only has to wait asks again by itself. */
const again_s = 60;

type PageFault =
  | { readonly kind: "fault"; readonly reference: string }
  | { readonly kind: "maintenance" | "busy"; readonly words: string };

/** The page of last resort, when there is no other. It needs nothing. [ERR-22] [ERR-23] [ERR-24] */
export async function renderFault(language: Language, fault: PageFault): Promise<string> {
  const { say } = await speak(language);
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {fault.kind !== "fault" && <meta httpEquiv="refresh" content={`${again_s}`} />}
        <title>{say(`common.${fault.kind}.title`)}</title>
        <style>{look}</style>
      </head>
      <body>
        <Boat />
        <h1>{say(`common.${fault.kind}.title`)}</h1>
        {fault.kind !== "fault" && <p role="alert">{fault.words}</p>}
        <p>{say(`common.${fault.kind}.body`)}</p>
        <a href="/">{say("common.goHome")}</a>
        {fault.kind === "fault" && (
          <small>{say("common.fault.reference", { id: fault.reference })}</small>
        )}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const Boat = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <rect x="16.5" y="10" width="15" height="15" rx="2.2" fill="var(--parcel)" />
    <path
      d="M2.6 23.4C8.6 27.6 16 28.4 24 28.4s15.6-1.4 21.6-7.4c.5-.5 1.2-.1 1.1.6C45.4 30.2 41.1 38 33.4 38H14.8C8 38 3.6 32.6 1.6 24.2c-.2-.8.4-1.2 1-.8z"
      fill="var(--brand)"
    />
  </svg>
);
