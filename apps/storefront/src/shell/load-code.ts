import { NetworkError } from "@sampan/client/faults";
import { isModuleNotFoundError } from "@tanstack/router-core";

/**
 * Every lazy import goes through here. Code that cannot be fetched is a network that is gone: told as such, and
 * without the router's own answer to it, which leaves our pages for the browser's. [ERR-19]
 */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((fault: unknown) => {
    throw isModuleNotFoundError(fault) ? new NetworkError("offline", fault) : fault;
  });
