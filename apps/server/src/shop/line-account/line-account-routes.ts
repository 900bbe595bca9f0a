import { lineWebhook } from "@sampan/contract/shop/line-account";
import { mountNotification } from "../../kernel/http/mount-notification.ts";
import type { Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askLineEvents } from "./ask-line-events.ts";

/** Our official account at LINE. */
export function lineAccountRoutes(edge: Edge, needs: Needs): void {
  mountNotification(edge, lineWebhook, (notification) => askLineEvents(needs, notification));
}
