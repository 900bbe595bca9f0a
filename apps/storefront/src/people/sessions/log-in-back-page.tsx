import { buttonLook } from "@sampan/ui/button";
import { ErrorState } from "@sampan/ui/states";
import { Spinner } from "@sampan/ui/spinner";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { useSession } from "../../shell/session.ts";
import { Welcome } from "../credentials/welcome.tsx";
import type { WhenEntered } from "./use-enter.ts";
import { useFinishLogIn } from "./use-finish-log-in.ts";

interface LogInBackPageProps {
  readonly whenEntered: WhenEntered;
}

/** What the provider sent the browser back with, as it came. */
function readBrought() {
  const brought = new URLSearchParams(location.search);
  return { code: brought.get("code"), state: brought.get("state") };
}

/** Where people come back to after proving elsewhere who they are: it goes on by itself, or says why not. */
export function LogInBackPage({ whenEntered }: LogInBackPageProps) {
  const t = useTranslations("linkedLogIns.back");
  const isLoggedIn = useSession() !== null;
  const { finish, refusal } = useFinishLogIn(whenEntered);
  const [{ code, state }] = useState(readBrought);
  // Good once, so it is sent once, as soon as somebody is here.
  useEffect(() => {
    if (code !== null && state !== null) finish({ code, state });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of this one arrival
  }, []);
  const isOver = code === null || state === null || refusal !== undefined;
  return (
    <Welcome title={t(isOver ? "left" : "title")} body={t("body")}>
      {isOver ? (
        <ErrorState
          title={refusal ?? t("nothing")}
          body={refusal === undefined ? undefined : t("nothing")}
          action={
            <Link
              {...(isLoggedIn ? ownPathTo.linkedLogIns : pathTo.login(undefined))}
              replace
              className={buttonLook({ variant: "brand" })}
            >
              {t(isLoggedIn ? "toSettings" : "toLogIn")}
            </Link>
          }
        />
      ) : (
        <p role="status" className="grid justify-items-center gap-3 py-8 text-text-2">
          <Spinner />
          {t("checking")}
        </p>
      )}
    </Welcome>
  );
}
