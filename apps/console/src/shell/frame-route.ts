import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { whoIsHere } from "../session/who-is-here.ts";
import { Frame } from "./frame.tsx";

interface RouterContext {
  readonly queryClient: QueryClient;
}

/** Searches are words: a number that somebody scanned stays the text it was. */
const word = z.catch(z.optional(z.string()), undefined);
export const words = <Name extends string>(...names: Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, word])) as Record<Name, typeof word>);

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Everything behind the log-in. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "frame",
  beforeLoad: async ({ context, location }) => ({
    me: await whoIsHere(context.queryClient, location.href),
  }),
  component: Frame,
});
