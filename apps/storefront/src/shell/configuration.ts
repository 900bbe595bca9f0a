import { query } from "@sampan/client/query";
import { queryClientConfig, type ClientConfig } from "@sampan/contract/configuration";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Limits, options and platforms as they are set now. Pages that ask for them read it in their loader. */
export const configurationQuery = query(queryClientConfig, {});

export const useConfiguration = (): ClientConfig => useSuspenseQuery(configurationQuery).data.data;
