import { newKey } from "@sampan/client/call-api";
import { readJsonText } from "@sampan/domain/kernel/json-text";
import * as z from "zod/mini";

const Submission = z.object({ content: z.string(), key: z.string() });

/**
 * The key of what is being submitted. Sending the same content again, because the line broke, keeps the
 * key, even after a reload of the tab: the server then does it once. Other content is another submission.
 * [CHK-30] [PAY-15] [NFR-07]
 */
export function submissionKey(purpose: string, content: unknown): string {
  const name = nameOf(purpose);
  const text = JSON.stringify(content);
  const kept = Submission.safeParse(readJsonText(sessionStorage.getItem(name)));
  if (kept.success && kept.data.content === text) return kept.data.key;
  const key = newKey();
  sessionStorage.setItem(name, JSON.stringify({ content: text, key }));
  return key;
}

/** Once the server has answered, whatever it said: the next try is a new one. */
export const endSubmission = (purpose: string): void => sessionStorage.removeItem(nameOf(purpose));

const nameOf = (purpose: string): string => `submission-${purpose}`;
