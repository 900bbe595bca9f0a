import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { Sent } from "../senders.ts";

/** What happened at our official account: somebody wrote, or became its friend. */
export interface LineEvent {
  /** The same one each time it is told. */
  readonly id: string;
  /** Who did it, as LINE Login calls them too. */
  readonly from: string;
  readonly kind: "text" | "other_message" | "follow";
  /** What was written; empty for all else. */
  readonly text: string;
  /** Answers this event, once and within a minute; empty where nothing can be answered. */
  readonly replyToken: string;
}

export interface LinePush {
  readonly to: string;
  readonly text: string;
  /** A UUID: whoever repeats it sends nothing a second time. */
  readonly retryKey: string;
}

/** Our official account at LINE. */
export interface LineAccount {
  /** Counts against the month's messages. `too_many_calls` for too fast as well as for used up: `messagesLeft` tells. */
  push(push: LinePush): Promise<Result<Sent, SourceFailure>>;
  /** Counts against nothing. */
  reply(answer: {
    readonly replyToken: string;
    readonly text: string;
  }): Promise<Result<null, SourceFailure>>;
  /** How many messages the month still has, some minutes old unless `isAnew`; undefined for no end of them. */
  messagesLeft(wish: {
    readonly isAnew: boolean;
  }): Promise<Result<number | undefined, SourceFailure>>;
  /** What a call tells whose signature covers these very bytes; undefined where it does not. */
  readEvents(rawBody: string, signature: string): readonly LineEvent[] | undefined;
}
