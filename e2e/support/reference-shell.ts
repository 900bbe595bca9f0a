import type { Page } from "@playwright/test";

/** The two forms in which web views let a page speak with its app. */
export const shellForms = ["injected", "posted"] as const;
export type ShellForm = (typeof shellForms)[number];

/** What an app may do with what it is asked. */
export type Manner = "obeys" | "repeats" | "delays" | "silent";

export interface Shell {
  readonly form: ShellForm;
  readonly manner?: Manner;
  /** What it answers, by message; an error where there is `error_code`. Others are answered with nothing. */
  readonly answers?: Readonly<Record<string, object>>;
  /** What it keeps for the page. */
  readonly data?: Readonly<Record<string, string>>;
}

export interface ShellMessage {
  readonly id?: string;
  readonly name?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly answers?: string;
  readonly success?: boolean;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error_code?: string;
  readonly error_message?: string;
}

/** Puts an app around every document of this page, as a web view does before the page's own scripts. */
export async function insideShell(page: Page, shell: Shell): Promise<void> {
  const whole: Required<Shell> = { manner: "obeys", answers: {}, data: {}, ...shell };
  await page.addInitScript(standInApp, whole);
}

/** What the page told its app since the document was opened. */
export const toldShell = (page: Page): Promise<ShellMessage[]> =>
  page.evaluate(() => (window as unknown as { shell: { log: ShellMessage[] } }).shell.log);

/** Questions of this name. */
export async function askedShell(page: Page, name: string): Promise<ShellMessage[]> {
  return (await toldShell(page)).filter((message) => message.name === name);
}

/** The app says something: an object as a message, a text as it is. */
export const shellSays = (page: Page, message: object | string): Promise<void> =>
  page.evaluate((said) => {
    const { shell } = window as unknown as { shell: { say: (said: unknown) => void } };
    shell.say(said);
  }, message);

export const shellKeeps = (page: Page, key: string): Promise<string | undefined> =>
  page.evaluate(
    (name) => (window as unknown as { shell: { data: Record<string, string> } }).shell.data[name],
    key,
  );

/** Runs in the page, before it. */
function standInApp({ form, manner, answers, data }: Required<Shell>): void {
  const log: ShellMessage[] = [];
  const kept: Record<string, string> = { ...data };
  const say = (message: unknown): void => {
    const text = typeof message === "string" ? message : JSON.stringify(message);
    if (form === "posted") window.postMessage(text, location.origin);
    else (window as { sampanReceive?: (text: string) => void }).sampanReceive?.(text);
  };
  const ofData = ({ action, key, value }: Record<string, unknown>): object => {
    const name = String(key);
    if (action === "write") kept[name] = String(value);
    if (action === "forget") delete kept[name];
    return { value: kept[name] ?? null };
  };
  const reply = ({ id, name = "", params = {} }: ShellMessage): void => {
    const answer = name === "localData" ? ofData(params) : (answers[name] ?? {});
    const fails = "error_code" in answer;
    const said = { v: 1, answers: id, success: !fails, ...(fails ? answer : { data: answer }) };
    say(said);
    if (manner === "repeats") {
      say(said);
      say({ ...said, success: true, data: { uid: "another", token: "another", id: "another" } });
    }
  };
  const receive = (text: string): void => {
    const message = JSON.parse(text) as ShellMessage;
    log.push(message);
    if (message.name === undefined || manner === "silent") return;
    if (manner === "delays") say({ v: 1, answers: message.id, waiting: true });
    setTimeout(reply, manner === "delays" ? 3_500 : 0, message);
  };
  Object.assign(window, { shell: { log, data: kept, say } });
  Object.assign(
    window,
    form === "injected"
      ? { sampanNative: { receive } }
      : { webkit: { messageHandlers: { sampan: { postMessage: receive } } } },
  );
}
