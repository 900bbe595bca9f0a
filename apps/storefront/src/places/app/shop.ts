import type { AskApp } from "../../native/app.ts";
import type { RegisteredRouter } from "@tanstack/react-router";

/** The storefront as the app around it meets it. */
export interface Shop {
  readonly router: RegisteredRouter;
  readonly ask: AskApp;
  readonly page: Window;
}
