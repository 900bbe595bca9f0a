import { html, pageShell } from "../pages/page-shell.ts";

export type Asking = {
  readonly title: string;
  readonly accent: string;
  readonly language: string;
  /** Where the answer goes. */
  readonly action: string;
  /** What the shop asked with, carried along. */
  readonly asked: Readonly<Record<string, string>>;
};

/** Asks who somebody is to be: whatever is typed is a person of this world, the same one each time. */
export function whoPage({ title, accent, language, action, asked }: Asking): string {
  const carried = Object.entries(asked)
    .map(([name, value]) => `<input type="hidden" name="${html(name)}" value="${html(value)}">`)
    .join("");
  return pageShell({
    language,
    title,
    accent,
    body:
      `<header class="bar"><span class="brand">${html(title)}</span><span class="note">sandbox</span></header>` +
      `<main><section class="card"><h1>Who are you?</h1>` +
      `<form method="post" action="${html(action)}">${carried}` +
      `<p><label>Name<br><input name="who" required maxlength="60" value="Ming" style="width:100%;min-height:48px;font:inherit"></label></p>` +
      `<p><label>E-mail, may be empty<br><input name="email" type="email" maxlength="100" style="width:100%;min-height:48px;font:inherit"></label></p>` +
      `<button class="main" name="answer" value="allow">Allow</button>` +
      `<button name="answer" value="refuse" formnovalidate>Cancel</button>` +
      `</form></section></main>`,
  });
}
