import { QueryClient } from "@tanstack/react-query";
import { NetworkError } from "./faults.ts";

/**
 * How both faces read: fresh for a minute, and only a network that failed is asked again. A browser that believes
 * itself offline is not waited for: people are told, and may try. [ERR-19]
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        staleTime: 60_000,
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
      },
    },
  });
