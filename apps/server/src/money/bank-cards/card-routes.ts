import * as calls from "@sampan/contract/money/bank-cards/bank-cards";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { addCard } from "./add-card.ts";
import { deleteCard } from "./delete-card.ts";
import { findProvenNames } from "./find-proven-names.ts";
import { listCards } from "./list-cards.ts";
import { changeCard } from "./change-card.ts";

export function bankCardRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.addWithdrawalAccount, (db, input, caller) => addCard(db, input, caller, needs));
  mount(edge, calls.updateWithdrawalAccount, (db, input, caller) =>
    changeCard(db, input, caller, needs),
  );
  mount(edge, calls.deleteNumber, deleteCard);

  mount(edge, calls.getNumberByUid, async (db, _input, caller) =>
    ok({
      datalist: await listCards(db, caller, needs),
      holders: await findProvenNames(db, caller.customer.id, needs),
    }),
  );

  mount(edge, calls.getDefaultNumber, async (db, _input, caller) => {
    const cards = await listCards(db, caller, needs);
    return ok({ data: cards.find(({ is_default }) => is_default === 1) ?? null });
  });
}
