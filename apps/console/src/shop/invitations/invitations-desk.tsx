import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { RewardsPanel } from "./rewards-panel.tsx";
import { TermsPanel } from "./terms-panel.tsx";

const route = getRouteApi("/frame/invitations");
const views = ["waiting", "decided", "terms"] as const;

/** Friends that a person looks at before anything is given for them, and what a friend brings. [INV-01] */
export function InvitationsDesk() {
  const t = useTranslations("consoleInvitations");
  const { view, page } = route.useSearch();
  const navigate = useNavigate();
  const shown = views.find((one) => one === view) ?? "waiting";
  const turn = (next: string | undefined) =>
    void navigate({ to: "/invitations", search: { view: shown, page: next } });
  return (
    <div className="desk">
      <div className="row wrap between">
        <Segmented<(typeof views)[number]>
          aria-label={t("views")}
          value={shown}
          onChange={(chosen) => void navigate({ to: "/invitations", search: { view: chosen } })}
          options={views.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {shown === "terms" ? (
        <TermsPanel page={page} onPage={turn} />
      ) : (
        <RewardsPanel key={shown} view={shown} page={page} onPage={turn} />
      )}
    </div>
  );
}
