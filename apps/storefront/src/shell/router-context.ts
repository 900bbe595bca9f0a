import type { QueryClient } from "@tanstack/react-query";
import type { Speech } from "./speech.ts";

/** What every route is handed for the page it loads. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly speech: Speech;
  readonly publicUrl: string;
  readonly hasSession: boolean;
}
