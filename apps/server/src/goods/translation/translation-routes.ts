import * as staffCalls from "@sampan/contract/goods/texts/staff-texts";
import { translateTexts } from "@sampan/contract/goods/translation";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askBatch } from "./ask-batch.ts";
import type { Underway } from "./ask-translations.ts";
import { correctTranslation } from "./correct-translation.ts";
import { forgetCorrection } from "./forget-correction.ts";
import { listTranslations } from "./list-translations.ts";

export function translationRoutes(edge: Edge, needs: Needs): void {
  const underway: Underway = new Map();
  mount(edge, translateTexts, (_db, input, caller) => askBatch(needs, underway, input, caller));
  mount(edge, staffCalls.queryTranslations, listTranslations);
  mount(edge, staffCalls.correctTranslation, (db, input, caller) =>
    correctTranslation(db, input, caller, needs),
  );
  mount(edge, staffCalls.forgetCorrection, (db, input, caller) =>
    forgetCorrection(db, input, caller, needs),
  );
}
