import { ok, refuse } from "@sampan/domain/kernel/result";
import type { AppAnswer, AskApp } from "./app.ts";
import {
  errorOf,
  pictureText_max,
  readEnvelope,
  text_max,
  writeAnswer,
  writeError,
  writeQuestion,
  type Answer,
  type Question,
} from "./envelope.ts";
import type { Host } from "./find-host.ts";
import {
  isMessageName,
  messages,
  type AnswerOf,
  type AppQuestion,
  type BridgeError,
  type MessageName,
  type ParamsOf,
} from "./messages.ts";

/** What the page does when the app asks: an answer, or the error it ends in. */
export type Answerers = {
  readonly [Name in AppQuestion]: (params: ParamsOf<Name>) => AnswerOf<Name> | BridgeError;
};

/** Milliseconds until an answer is given up, or word that a person is being asked must have come. */
export const answer_ms = 3_000;
const person_ms = 600_000;
/** Questions of ours that wait at the same time, and ids of the app that are remembered. */
const waiting_max = 32;
const heard_max = 200;

interface Waiting {
  readonly name: MessageName;
  readonly end: (answer: AppAnswer<MessageName>) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** [NATV-01] [NATV-17] */
export interface Bridge {
  readonly ask: AskApp;
  readonly close: () => void;
}

/**
 * Opens the bridge to an app: `ask` ends in what the app answered, once it has the shape the table says, or in the reason
 * why not; what the app asks is answered once, however often it is sent. Nothing it says is believed beyond its shape.
 */
export function openBridge(host: Host, answerers: Answerers): Bridge {
  const waiting = new Map<string, Waiting>();
  const heard = new Set<string>();
  const mark = markOfPage();
  let count = 0;

  const settle = (id: string, answer: AppAnswer<MessageName>): void => {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    asked.end(answer);
  };
  const giveUp = (id: string, after_ms: number) =>
    setTimeout(() => settle(id, refuse({ code: "silent" })), after_ms);

  const ask = (name: MessageName, params: unknown): Promise<AppAnswer<MessageName>> =>
    new Promise((end) => {
      if (waiting.size >= waiting_max) return end(refuse({ code: "busy" }));
      const id = `${mark}-${(count += 1)}`;
      const text = writeQuestion(id, name, params);
      if (text.length > text_max) return end(refuse({ code: "too_large" }));
      const timer = giveUp(id, answer_ms);
      waiting.set(id, { name, end, timer });
      host.tell(text);
    });

  const hearAnswer = (answer: Answer): void => {
    const asked = waiting.get(answer.answers);
    if (!asked) return;
    if (answer.waiting && messages[asked.name].patience === "person") {
      clearTimeout(asked.timer);
      asked.timer = giveUp(answer.answers, person_ms);
      return;
    }
    settle(answer.answers, judge(asked.name, answer));
  };

  const hearQuestion = ({ id, name, params }: Question): void => {
    // Sent twice, as apps do that missed an answer: it is neither done nor answered again.
    if (heard.has(id)) return;
    heard.add(id);
    if (heard.size > heard_max) heard.delete([...heard][0] ?? "");
    const answer = reply(answerers, name, params);
    host.tell(typeof answer === "string" ? writeError(id, answer) : writeAnswer(id, answer));
  };

  const stop = host.listen((text) => {
    const takesPicture = [...waiting.values()].some(
      ({ name }) => name === "photo" || name === "gallery",
    );
    const received = readEnvelope(text, takesPicture ? pictureText_max : text_max);
    if (received.kind === "answer") hearAnswer(received.answer);
    else if (received.kind === "question") hearQuestion(received.question);
    else if (received.id !== undefined) host.tell(writeError(received.id, received.code));
  });
  return {
    ask: ask as AskApp,
    close: () => {
      stop();
      for (const id of waiting.keys()) settle(id, refuse({ code: "absent" }));
    },
  };
}

function judge(name: MessageName, answer: Answer): AppAnswer<MessageName> {
  if (answer.success === false) return refuse({ code: errorOf(answer.error_code) });
  const read = messages[name].answer.safeParse(answer.data ?? {});
  return answer.success && read.success ? ok(read.data) : refuse({ code: "malformed" });
}

function reply(answerers: Answerers, name: string, params: unknown): object | BridgeError {
  if (!isMessageName(name) || messages[name].asker === "page") return "unknown_message";
  const read = messages[name].params.safeParse(params);
  if (!read.success) return "malformed";
  const answer = answerers[name as AppQuestion] as (params: unknown) => object | BridgeError;
  return answer(read.data);
}

/** Ours alone, so that an answer to another page of the same web view is nobody's here. */
const markOfPage = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
