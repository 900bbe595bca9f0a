import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StatementRefused } from "./statement.ts";

/** What banks of Taiwan and Thailand, and Alipay, write where it is not UTF-8. */
export type OldEncoding = "big5" | "windows-874" | "gb18030";

/**
 * The text of a file. UTF-8 where it is that, with or without a mark, else the encoding of the bank's country; what is
 * neither is refused as `statement_encoding` instead of being read with holes.
 */
export function decodeStatement(
  bytes: Uint8Array,
  old?: OldEncoding,
): Result<string, StatementRefused> {
  for (const encoding of old === undefined ? ["utf-8"] : ["utf-8", old])
    try {
      return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    } catch (fault) {
      if (!(fault instanceof TypeError)) throw fault;
    }
  return refuse({ code: "statement_encoding" });
}
