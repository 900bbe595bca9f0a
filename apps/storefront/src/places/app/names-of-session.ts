import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import type { AnswerOf } from "../../native/messages.ts";

/** A session by the names that open nothing. [NATV-09] */
export const sessionNames = (session: SessionData | null): AnswerOf<"session">["session"] =>
  session && {
    token: session.token,
    uid: session.uid,
    expires_at: session.session.expires_at,
  };

/** Who somebody is to an app: nothing that could reach or pay in their place. [NATV-10] */
export const userNames = (session: SessionData | null): AnswerOf<"user">["user"] =>
  session && {
    uid: session.uid,
    nickname: session.user_d_o.nickname,
    user_level: session.user_level,
    region: session.region,
    currency: session.currency,
    language: session.language,
  };
