import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Speech } from "./speech.ts";

/** What every route is handed for the page it loads. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly speech: Speech;
  readonly publicUrl: string;
  readonly hasSession: boolean;
  /** On the server alone: what search engines read of the open page. */
  readonly foundTags?: (router: AnyRouter) => ReactNode;
}
