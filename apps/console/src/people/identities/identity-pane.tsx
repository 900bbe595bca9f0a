import {
  claimIdentity,
  type IdentityRow,
  type OpenedIdentity,
  openIdentity,
} from "@sampan/contract/people/identities/staff-identities";
import type { OpeningPurpose } from "@sampan/domain/people/identities/identities";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { CustomerLink } from "../customers/customer-link.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Photos } from "../../kit/photos.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useKeys } from "../../kit/use-keys.ts";
import { DecideIdentity } from "./decide-identity.tsx";
import { OpenAgain } from "./open-again.tsx";

/** One submission: claimed, then opened, which its owner sees, then decided. [BO-46] [BO-49] */
export function IdentityPane({ row }: { readonly row: IdentityRow }) {
  const t = useTranslations("consoleIdentities");
  const [identity, setIdentity] = useState<OpenedIdentity>();
  const open = useCommand(openIdentity, { whenDone: ({ data }) => setIdentity(data) });
  const look = (purpose: OpeningPurpose) => open.run({ uid: row.uid, kind: row.kind, purpose });
  return (
    <section className="panel" aria-label={t("pane", { uid: row.uid })}>
      <header>
        <h2 className="grow">{t(`paneTitle.${row.kind}`)}</h2>
      </header>
      <div className="body padded stack">
        <Facts row={row} identity={identity} />
        {identity && <Pictures row={row} identity={identity} />}
        {row.state !== "submitted" && <OpenAgain isRunning={open.isRunning} look={look} />}
        {row.is_mine && !identity && (
          <>
            <p className="note">
              <Icon name="info" small />
              {t("openConsequence")}
            </p>
            <Button loading={open.isRunning} className="fit" onClick={() => look("verification")}>
              {t("open")}
            </Button>
          </>
        )}
      </div>
      {row.state === "submitted" && !row.is_mine && <Claim row={row} />}
      {row.state === "submitted" && row.is_mine && (
        <DecideIdentity row={row} isOpened={identity !== undefined} />
      )}
    </section>
  );
}

interface Shown {
  readonly row: IdentityRow;
  readonly identity: OpenedIdentity | undefined;
}

function Facts({ row, identity }: Shown) {
  const t = useTranslations("consoleIdentities");
  return (
    <dl className="facts">
      <dt>{t("customer")}</dt>
      <dd>
        <CustomerLink uid={row.uid} name={row.uid} />
      </dd>
      <dt>{t("submittedAt")}</dt>
      <dd>{formatMinute(row.submitted_at)}</dd>
      {row.decided_at !== "" && (
        <>
          <dt>{t("decided")}</dt>
          <dd>
            {formatMinute(row.decided_at)} {row.decided_by}
          </dd>
        </>
      )}
      {row.reason !== "" && (
        <>
          <dt>{t("reason")}</dt>
          <dd>{row.reason}</dd>
        </>
      )}
      {identity && (
        <>
          <dt>{t(`name.${row.kind}`)}</dt>
          <dd className="strong">{identity.name}</dd>
          <dt>{t(`number.${row.kind}.${row.region}`)}</dt>
          <dd className="strong">{identity.number}</dd>
        </>
      )}
    </dl>
  );
}

function Pictures({ row, identity }: Shown & { readonly identity: OpenedIdentity }) {
  const t = useTranslations("consoleIdentities");
  if (identity.imgs.length === 0) return <p className="note warn">{t("noPictures")}</p>;
  return (
    <>
      <Photos photos={identity.imgs} alt={t(`picture.${row.kind}`)} size={220} />
      <p className="small-text faint">
        {t("picturesUntil", { time: formatMinute(identity.pictures_until) })}
      </p>
    </>
  );
}

function Claim({ row }: { readonly row: IdentityRow }) {
  const t = useTranslations("consoleIdentities");
  const claim = useCommand(claimIdentity, { told: t("claimed") });
  const isFree = row.claimed_by === "";
  const take = () => {
    if (isFree) claim.run({ uid: row.uid, kind: row.kind });
  };
  useKeys({ c: take });
  return (
    <footer>
      {!isFree && <span className="muted">{t("claimedBy", { name: row.claimed_by })}</span>}
      <span className="grow" />
      <Button
        type="primary"
        size="large"
        aria-keyshortcuts="C"
        disabled={!isFree}
        loading={claim.isRunning}
        onClick={take}
      >
        {t("claim")} <kbd aria-hidden="true">C</kbd>
      </Button>
    </footer>
  );
}
