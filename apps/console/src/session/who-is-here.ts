import { Refused } from "@sampan/client/query";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { pathTo } from "../paths.ts";
import { askMe, type Me } from "./me.ts";

/** The staff member of this browser's session; without one, the log-in page, which comes back here. [BO-01] */
export async function whoIsHere(queryClient: QueryClient, href: string): Promise<Me> {
  try {
    return (await queryClient.ensureQueryData(askMe)).data;
  } catch (fault) {
    if (fault instanceof Refused && fault.code === "login_needed")
      throw redirect(pathTo.logIn(href));
    throw fault;
  }
}
