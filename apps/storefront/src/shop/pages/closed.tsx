import { Card } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { EmptyState } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { AddressLink } from "../../shell/address-link.tsx";
import { EndedDraw } from "../campaigns/ended-draw.tsx";

interface ClosedProps {
  /** The campaign that the address names; a draw is shown with its results. */
  readonly id?: string | undefined;
  readonly campaigns: readonly { readonly route: string; readonly name: string }[];
  readonly pages: readonly { readonly route: string; readonly name: string }[];
}

/** That nothing is open here, and the way to what is: pages, and campaigns that stand on none of them. */
export function Closed({ id, campaigns, pages }: ClosedProps) {
  const t = useTranslations("campaigns");
  const elsewhere = campaigns.filter(({ route }) => !pages.some((page) => page.route === route));
  const open = [...pages, ...elsewhere];
  return (
    <>
      {id !== undefined && <EndedDraw id={id} />}
      <EmptyState title={t("closed")} body={t(open.length > 0 ? "openNow" : "noneOpen")} />
      {open.length > 0 && (
        <ul className="stack">
          {open.map(({ route, name }, at) => (
            <li key={`${route} ${String(at)}`}>
              <Card padded={false}>
                <AddressLink
                  address={route === "" ? "/getCoupon" : route}
                  className="flex min-h-11 items-center justify-between gap-3 px-4 py-3 font-[650]"
                >
                  <span className="min-w-0 break-words">{name}</span>
                  <ForwardIcon size="xs" />
                </AddressLink>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
