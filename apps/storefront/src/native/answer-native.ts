import type { SessionData } from "@sampan/contract/people/sessions/sessions";

export type NativeAnswer =
  | { readonly success: true; readonly data: { readonly uid: string; readonly token?: string } }
  | { readonly success: false; readonly error_message: "not logged in" | "unknown message" };

/**
 * What the page tells the native app about its user; the token names a session and opens nothing. Without a user
 * the answer is 'not logged in', in these very words, because a program reads them. [ERR-15]
 */
export function answerNative(
  question: string,
  session: Pick<SessionData, "uid" | "token"> | null | undefined,
): NativeAnswer {
  if (question !== "getUid" && question !== "getTkUid")
    return { success: false, error_message: "unknown message" };
  if (!session) return { success: false, error_message: "not logged in" };
  const { uid, token } = session;
  return { success: true, data: question === "getUid" ? { uid } : { uid, token } };
}
