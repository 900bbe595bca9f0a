import { queryClientConfig as queryClientConfigCall } from "@sampan/contract/configuration";
import { queryOptions } from "@sampan/contract/orders";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { queryClientConfig, queryOrderOptions } from "./query-client-config.ts";

export function configurationRoutes(edge: Edge, needs: Needs): void {
  mount(edge, queryClientConfigCall, (db, _input, caller) => queryClientConfig(db, needs, caller));
  mount(edge, queryOptions, (db, _input, caller) => queryOrderOptions(db, caller));
}
