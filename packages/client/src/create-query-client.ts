import { QueryClient } from "@tanstack/react-query";
import { NetworkError } from "./faults.ts";

/** How both faces read: fresh for a minute, and only a network that failed is asked again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
      },
    },
  });
