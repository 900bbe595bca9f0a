import { readClose } from "@sampan/contract/money/staff-closes";
import { importStatement } from "@sampan/contract/money/staff-statements";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import { closeBooks } from "../../apps/server/src/money/closes/close-books.ts";
import type { TestApp } from "./test-app.ts";
import { valueOf } from "./value-of.ts";

/** Days of Taiwan's books at finance, with the files that are brought in them. */
export function closingDays({ clock, needs, staff }: TestApp) {
  const today = () => formatWireTime(clock.now(), "TW").slice(0, 10);
  return {
    today,
    bring: async (text: string, format: StatementFormat = "ctbc") => {
      const file = new Blob([text]);
      const desk = await staff("finance");
      return valueOf(await desk.call(importStatement, { file, format, name: "f" })).data;
    },
    /** Ends the day, closes it, and reads it: the books and what banks and providers tell of them. */
    close: async () => {
      const day = today();
      clock.pass({ days: 1 });
      await closeBooks(needs);
      const { data } = valueOf(await (await staff("finance")).call(readClose, { day }));
      const books = data.books.find(({ currency }) => currency === "TWD");
      return { books, bank: books?.proofs[0], provider: books?.proofs[1], day };
    },
  };
}
