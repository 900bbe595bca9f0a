import type { RegisteredRouter } from "@tanstack/react-router";
import { askApp, enterApp } from "../../native/app.ts";
import { findHost } from "../../native/find-host.ts";
import { openBridge } from "../../native/open-bridge.ts";
import { answerApp } from "./answer-app.ts";
import { chooseFilesByApp } from "./choose-files-by-app.ts";
import { logInByApp } from "./log-in-by-app.ts";
import { openLinksByApp } from "./open-links-by-app.ts";
import { shareByApp } from "./share-by-app.ts";
import { tellCart } from "./tell-cart.ts";
import { tellLanguage } from "./tell-language.ts";
import { tellSession } from "./tell-session.ts";

/**
 * Lets the app around this page take part, where there is one: what it does better than a browser is asked of it, and
 * done the browser's way wherever it does not. Loaded only inside of an app. [NATV-01] [NATV-16]
 */
export function openApp(router: RegisteredRouter, page: Window): void {
  const host = findHost(page);
  if (!host) return;
  const { ask } = openBridge(host, answerApp(router, page));
  enterApp(ask);
  const shop = { router, ask: askApp, page };
  tellSession(shop);
  tellCart(shop);
  tellLanguage(shop);
  logInByApp(shop);
  shareByApp(shop);
  openLinksByApp(shop);
  chooseFilesByApp(shop);
}
