import { query } from "@sampan/client/query";
import { queryClientConfig } from "@sampan/contract/configuration";

/** The configuration, of which this page reads the regions. */
export const regionsQuery = query(queryClientConfig, {});
