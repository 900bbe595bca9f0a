import { query } from "@sampan/client/query";
import {
  queryClientConfig,
  type ClientConfig,
} from "@sampan/contract/office/configuration/configuration";
import { useSuspenseQuery } from "@tanstack/react-query";

export type Configuration = ClientConfig;

/** Limits, options and platforms as they are set now. Pages that ask for them read it in their loader. */
export const configurationQuery = query(queryClientConfig, {});

export const useConfiguration = (): Configuration => useSuspenseQuery(configurationQuery).data.data;
