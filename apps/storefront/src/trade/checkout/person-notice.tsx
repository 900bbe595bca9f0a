import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { type RefusalToWord, useRefusalWords } from "../../shell/use-refusal-words.ts";
import { isOfPerson, type PersonProblem } from "./is-of-person.ts";

interface PersonNoticeProps {
  readonly problem: RefusalToWord;
  /** Where the way out leads back to. */
  readonly back: string;
  readonly onLeave?: () => void;
}

/** What keeps this person from ordering, and the way out where there is one, which leads back here. [CHK-26] [ERR-61] */
export function PersonNotice({ problem, back, onLeave }: PersonNoticeProps) {
  const t = useTranslations("settlement.person");
  const tell = useRefusalWords();
  const { code } = problem;
  const hasWayOut = isOfPerson(code);
  return (
    <Card role="alert" className="flex flex-wrap items-center gap-3">
      <span className="grid size-9 flex-none place-items-center rounded-full bg-warn-soft text-warn">
        <InfoIcon size="sm" />
      </span>
      <p className="min-w-0 flex-1 basis-40 font-semibold">{hasWayOut ? t(code) : tell(problem)}</p>
      {hasWayOut && <WayOut code={code} back={back} onLeave={onLeave} />}
    </Card>
  );
}

interface WayOutProps extends Pick<PersonNoticeProps, "back"> {
  readonly code: PersonProblem;
  readonly onLeave: (() => void) | undefined;
}

function WayOut({ code, back, onLeave }: WayOutProps) {
  const t = useTranslations("settlement.person");
  const isName = code === "real_name_needed";
  return (
    <Link
      {...(isName ? pathTo.realName(back) : pathTo.completeProfile(back))}
      onClick={onLeave}
      className={buttonLook({ size: "sm" })}
    >
      {t(isName ? "verify" : "complete")}
    </Link>
  );
}
