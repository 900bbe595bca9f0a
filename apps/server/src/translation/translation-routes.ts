import { translateTexts } from "@sampan/contract/translation";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { askBatch } from "./ask-batch.ts";
import type { Underway } from "./ask-translations.ts";

export function translationRoutes(edge: Edge, needs: Needs): void {
  const underway: Underway = new Map();
  mount(edge, translateTexts, (_db, input, caller) => askBatch(needs, underway, input, caller));
}
