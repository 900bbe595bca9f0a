const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in HTML, attributes included. */
export function html(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

/** A whole page of this world around its content; `accent` is the colour of its one action. */
export function pageShell(page: {
  language: string;
  title: string;
  accent: string;
  body: string;
}): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${html(page.title)}</title>
<style>
:root { color-scheme: light; --accent: ${page.accent}; }
* { box-sizing: border-box; }
body { margin: 0; background: #eef2f1; color: #16211f; font: 16px/1.5 system-ui, "Noto Sans TC", "Noto Sans Thai", sans-serif; }
header.bar { background: #fff; border-bottom: 1px solid #dbe2df; padding: 14px 20px; display: flex; justify-content: space-between; gap: 12px; align-items: center; }
.brand { white-space: nowrap; font-weight: 700; color: var(--accent); letter-spacing: .02em; }
.note { background: #fff4dc; color: #6b4a00; border-radius: 999px; font-size: 12px; padding: 4px 12px; text-align: center; }
main { max-width: 460px; margin: 24px auto; padding: 0 16px; }
main.wide { max-width: 1080px; }
.card { background: #fff; border-radius: 12px; box-shadow: 0 1px 2px #16211f14, 0 4px 16px #16211f0d; padding: 20px; margin-bottom: 16px; }
h1 { font-size: 20px; margin: 0 0 12px; }
h2 { font-size: 16px; margin: 0 0 10px; }
.amount { font-size: 32px; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 12px 0 0; font-size: 14px; }
dt { color: #5a6964; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
button, .button { font: inherit; font-weight: 600; min-height: 48px; width: 100%; border-radius: 12px; border: 1px solid #7d8c87; background: #fff; color: #16211f; cursor: pointer; display: flex; align-items: center; justify-content: center; text-decoration: none; padding: 0 16px; }
button.main, .button.main { background: var(--accent); border-color: var(--accent); color: #fff; }
button + button { margin-top: 10px; }
button:focus-visible, a:focus-visible, select:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
label.choice { display: flex; gap: 12px; align-items: center; border: 1px solid #dbe2df; border-radius: 12px; padding: 12px 14px; margin-bottom: 8px; }
.quiet { color: #5a6964; font-size: 14px; }
.qr { display: block; width: 240px; height: 240px; margin: 8px auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { text-align: left; padding: 8px 10px; border-bottom: 1px solid #e3e9e6; vertical-align: top; }
th { color: #5a6964; font-weight: 600; }
td.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.tag { border-radius: 999px; padding: 2px 10px; font-size: 12px; background: #e3eeec; color: #0f5f5e; font-weight: 600; }
.switches button { width: auto; min-height: 44px; font-size: 14px; margin: 0 6px 6px 0; display: inline-flex; }
.switches form { display: flex; gap: 6px; }
.switches form button { margin: 0; }
.switches td { vertical-align: middle; }
.switches table { margin-bottom: 20px; }
select, input[type="number"] { font: inherit; font-size: 14px; min-height: 44px; border: 1px solid #7d8c87; border-radius: 12px; background: #fff; color: inherit; padding: 0 10px; }
select { min-width: 160px; }
input[type="number"] { width: 76px; }
</style>
</head>
<body>
${page.body}
</body>
</html>`;
}
