import { Link } from "@tanstack/react-router";
import { pathTo } from "../../paths.ts";
import { useMe } from "../../session/me.ts";

/** Whose it is, with the way to their page for whoever may look at customers. */
export function CustomerLink({ uid, name }: { readonly uid: string; readonly name: string }) {
  const { rights } = useMe();
  return rights.includes("view_customers") ? (
    <Link {...pathTo.customer(uid)}>{name}</Link>
  ) : (
    <span>{name}</span>
  );
}
