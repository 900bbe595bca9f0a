import type { DutySource } from "@sampan/domain/people/regions/customs";
import { useTranslations } from "use-intl";

/** Where something was read, with a way there, and on which day. */
export function SourceText({ source, address, read_on }: DutySource) {
  const t = useTranslations("consoleDuties");
  return (
    <>
      {address === "" ? (
        source
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          {source}
        </a>
      )}
      <span className="small-text faint">{` · ${t("readOn", { day: read_on })}`}</span>
    </>
  );
}
