import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

interface PersonNoticeProps {
  readonly problem: "real_name_needed" | "profile_incomplete";
  /** Where the way out leads back to. */
  readonly back: string;
  readonly onLeave: () => void;
}

/** What keeps this person from ordering, and the way out, which leads back here. [CHK-26] [ERR-61] */
export function PersonNotice({ problem, back, onLeave }: PersonNoticeProps) {
  const t = useTranslations("settlement.person");
  const isName = problem === "real_name_needed";
  return (
    <Card role="alert" className="flex flex-wrap items-center gap-3">
      <span className="grid size-9 flex-none place-items-center rounded-full bg-warn-soft text-warn">
        <InfoIcon size="sm" />
      </span>
      <p className="min-w-0 flex-1 basis-40 font-semibold">{t(problem)}</p>
      <Link
        {...(isName ? pathTo.realName(back) : pathTo.completeProfile(back))}
        onClick={onLeave}
        className={buttonLook({ size: "sm" })}
      >
        {t(isName ? "verify" : "complete")}
      </Link>
    </Card>
  );
}
