import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../../outbound/source-failure.ts";

/** A browser as its push service knows it: the address to post to, and the keys that only this browser opens. */
export interface PushTarget {
  readonly address: string;
  /** A point of P-256, 65 bytes. */
  readonly p256dh: Uint8Array;
  /** 16 bytes. */
  readonly auth: Uint8Array;
}

export interface PushMessage {
  readonly to: PushTarget;
  /** At most 3,993 bytes of UTF-8, which fit in one record. */
  readonly text: string;
  /** Of messages under one topic a service delivers the last one only: 1 to 32 characters of base64url. */
  readonly topic: string;
  /** How long the service keeps it for a browser that is away. */
  readonly life_s: number;
}

/** Messages to browsers, through the services of those who make them (RFC 8030, 8291, 8292). */
export interface WebPush {
  /** What a browser subscribes with: the public half of our key, in base64url. */
  readonly publicKey: string;
  /** Whether the address is one of a known service and the keys can be encrypted to. */
  accepts(target: PushTarget): boolean;
  /** Refuses `not_found` for a browser that takes no more, and `rejected` for what will never be taken. */
  push(message: PushMessage): Promise<Result<null, SourceFailure>>;
}
