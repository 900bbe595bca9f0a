import { query } from "@sampan/client/query";
import { listPopupVersions } from "@sampan/contract/shop/popups/staff-popups";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import type { PopupFieldsProps } from "./popup-form.ts";

interface PopupVersionsProps extends Pick<PopupFieldsProps, "put"> {
  readonly id: string;
}

/** What it said and showed before, each to be written again. */
export function PopupVersions({ id, put }: PopupVersionsProps) {
  const t = useTranslations("consolePopups");
  const asked = useQuery(query(listPopupVersions, { id }, { asksLogin: true }));
  return (
    <fieldset className="popup-part">
      <legend>{t("versions")}</legend>
      <Loaded asked={asked} skeletonRows={1}>
        {({ datalist }) => (
          <ul className="popup-versions">
            {datalist.map(({ nth, saved_at, saved_by, ...words }) => (
              <li key={nth} className="row between">
                <span className="small-text">
                  {t("nth", { nth })} · {formatMinute(saved_at)} · {saved_by}
                </span>
                <Button
                  size="small"
                  aria-label={t("takeVersion", { nth })}
                  onClick={() => put(words)}
                >
                  {t("take")}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </fieldset>
  );
}
