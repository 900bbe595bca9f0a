import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

export interface Said {
  readonly content: string;
  readonly imgs: readonly string[];
}

/**
 * What somebody says, without blanks around it. Its pictures are the customer's own, whoever of both sends them. Refuses
 * `work_order_words_needed` for nothing at all, and `file_unknown` for a picture of anybody else. [WO-01]
 */
export async function checkSaid(
  db: Db,
  { content, imgs }: Said,
  accountId: number,
): Promise<Result<Said, Refusal<"work_order_words_needed" | "file_unknown">>> {
  const words = content.trim();
  if (words === "" && imgs.length === 0) return refuse({ code: "work_order_words_needed" });
  for (const url of imgs)
    if (!(await findOwnFile(db, { url, accountId, kind: "ticket" })))
      return refuse({ code: "file_unknown" });
  return ok({ content: words, imgs: [...new Set(imgs)] });
}
