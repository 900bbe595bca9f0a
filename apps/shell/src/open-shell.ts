import {
  readEnvelope,
  text_max,
  writeAnswer,
  writeError,
} from "@sampan/storefront/native/envelope";
import {
  type BridgeError,
  bridgeVersion,
  isMessageName,
  messages,
} from "@sampan/storefront/native/messages";
import { answerPage } from "./answer-page.ts";
import { leadIn } from "./lead-in.ts";
import { openLine } from "./open-line.ts";
import type { Surroundings } from "./phone.ts";

/** Ids of the page that are remembered. */
const heard_max = 200;

/**
 * Puts the app's side of the bridge into a page, as docs/bridge.md says it, in the form of an injected object. Frames and pages of
 * other origins get nothing: they could ask in the shop's name. [NATV-01] [NATV-17]
 */
export function openShell(page: Window, { shop, phone }: Surroundings): void {
  if (page.top !== page || page.location.origin !== shop) return;
  const line = openLine(page);
  const answers = answerPage({ phone, shop });
  const heard = new Set<string>();

  const answer = async (name: string, params: unknown): Promise<object | BridgeError> => {
    if (!isMessageName(name) || !Object.hasOwn(answers, name)) return "unknown_message";
    const read = messages[name].params.safeParse(params);
    if (!read.success) return "malformed";
    return (answers[name] as (params: unknown) => Promise<object | BridgeError>)(read.data);
  };
  const hear = async (text: unknown): Promise<void> => {
    const received = readEnvelope(text, text_max);
    if (received.kind === "unreadable" && received.id !== undefined)
      line.tell(writeError(received.id, received.code));
    if (received.kind !== "question") return;
    const { id, name, params } = received.question;
    if (heard.has(id)) return;
    heard.add(id);
    if (heard.size > heard_max) heard.delete([...heard][0] ?? "");
    if (isMessageName(name) && name in answers && messages[name].patience === "person")
      line.tell(JSON.stringify({ v: bridgeVersion, answers: id, waiting: true }));
    // A phone that fails, fails the question and not the page: the browser's way is there for it.
    const said = await answer(name, params).catch(() => "refused" as const);
    line.tell(typeof said === "string" ? writeError(id, said) : writeAnswer(id, said));
  };

  Object.defineProperty(page, "sampanNative", {
    value: { receive: (text: unknown) => void hear(text) },
  });
  leadIn(page, { shop, phone, tell: line.tell });
}
