import { Refused } from "@sampan/client/query";
import { buttonLook } from "@sampan/ui/button";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";

/** Why a marketplace may not be asked for now, although it may be well. */
const heldCodes: ReadonlySet<unknown> = new Set(["asked_enough", "log_in_to_ask"]);

/** Whether we may not ask a marketplace for now, which is no silence of the marketplace. */
export const isHeldBack = (error: unknown): error is Refused =>
  error instanceof Refused && heldCodes.has(error.code);

/** The way on for visitors: customers may still ask. It leads back here. */
export function LogInToAsk({ error }: { readonly error: unknown }) {
  const words = useTranslations("common");
  const { href } = useLocation();
  if (!isHeldBack(error) || error.code !== "log_in_to_ask") return null;
  return (
    <Link {...pathTo.login(href)} className={buttonLook({})}>
      {words("logIn")}
    </Link>
  );
}
