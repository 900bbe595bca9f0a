import * as calls from "@sampan/contract/money/staff-corrections";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { confirmCorrection, dropCorrection } from "./decide-correction.ts";
import { enterCorrection } from "./enter-correction.ts";
import { listCorrections } from "./list-corrections.ts";

export function correctionRoutes(edge: Edge, { chance, jobs }: Needs): void {
  mount(edge, calls.listCorrections, listCorrections);
  mount(edge, calls.enterCorrection, (db, input, caller) =>
    enterCorrection(db, input, { caller, chance }),
  );
  mount(edge, calls.confirmCorrection, (db, input, caller) =>
    confirmCorrection(db, input, { caller, jobs }),
  );
  mount(edge, calls.dropCorrection, dropCorrection);
}
