import { query } from "@sampan/client/query";
import {
  type IdentityRow,
  queryIdentities,
} from "@sampan/contract/people/identities/staff-identities";
import {
  type IdentityKind,
  identityKinds,
  type IdentityState,
  identityStates,
} from "@sampan/domain/people/identities/identities";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { useOpenRow } from "../../kit/open-row.ts";
import { pathTo } from "../../paths.ts";
import { IdentityList } from "./identity-list.tsx";
import { IdentityPane } from "./identity-pane.tsx";

const route = getRouteApi("/frame/identities");

/** What customers submitted to be verified, real names and companies, the longest waiting first. [BO-46] [BO-49] */
export function IdentityDesk() {
  const t = useTranslations("consoleIdentities");
  const { kind: askedKind, state: askedState, uid, only } = route.useSearch();
  const navigate = useNavigate();
  const kind = identityKinds.find((one) => one === askedKind) ?? "real_name";
  const state = identityStates.find((one) => one === askedState) ?? "submitted";
  const asked = useQuery({
    ...query(
      queryIdentities,
      { kind, state, page_size: 100, ...(only === undefined ? {} : { uid: only }) },
      { asksLogin: true },
    ),
    refetchInterval: 30_000,
  });
  const go = (search: { kind: IdentityKind; state: IdentityState }) =>
    void navigate({ to: "/identities", search });
  return (
    <div className="desk">
      <div className="row">
        <Segmented<IdentityKind>
          aria-label={t("kinds")}
          value={kind}
          onChange={(chosen) => go({ kind: chosen, state })}
          options={identityKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        />
        <Segmented<IdentityState>
          aria-label={t("states")}
          value={state}
          onChange={(chosen) => go({ kind, state: chosen })}
          options={identityStates.map((one) => ({ value: one, label: t(`state.${one}`) }))}
        />
        {only !== undefined && (
          <Link {...pathTo.identities({ kind, state })}>{t("all", { uid: only })}</Link>
        )}
      </div>
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist }) => <Identities rows={datalist} at={{ kind, state, uid, only }} />}
      </Loaded>
    </div>
  );
}

interface At {
  readonly kind: IdentityKind;
  readonly state: IdentityState;
  readonly uid: string | undefined;
  readonly only: string | undefined;
}

function Identities({ rows, at }: { readonly rows: readonly IdentityRow[]; readonly at: At }) {
  const t = useTranslations("consoleIdentities");
  const navigate = useNavigate();
  const { kind, state, only } = at;
  const choose = ({ uid }: IdentityRow) => {
    const search = { kind, state, uid, ...(only === undefined ? {} : { only }) };
    void navigate({ to: "/identities", search, replace: true });
  };
  const isNamed = ({ uid }: IdentityRow) => uid === at.uid;
  const chosen = useOpenRow({ rows, isNamed, open: choose });
  if (!chosen)
    return (
      <section className="panel">
        <Nothing title={t(`empty.${state}`)} />
      </section>
    );
  return (
    <div className="two-panes even">
      <IdentityList rows={rows} chosen={chosen} choose={choose} />
      <IdentityPane key={`${chosen.kind} ${chosen.uid} ${chosen.state}`} row={chosen} />
    </div>
  );
}
