import { Button, Select } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import type { DeskScale, ScaleState } from "./desk-scale.ts";
import { type LineName, lineNames } from "./scale-port.ts";
import { deskScale, useDeskScale } from "./use-desk-scale.ts";

interface ScaleLinkProps {
  /** The weight of each load that comes to rest, in grams. */
  readonly onWeight: (weight_g: number) => void;
}

/** The scale beside its reading: connected once, it writes the weights by itself. Nothing where the browser cannot have one. [BO-14] */
export const ScaleLink = ({ onWeight }: ScaleLinkProps) =>
  deskScale ? <Link scale={deskScale} onWeight={onWeight} /> : null;

const tones = {
  waiting: "brand",
  followed: "ok",
  unread: "warn",
  lost: "warn",
  taken: "warn",
} as const satisfies Record<Exclude<ScaleState["is"], "off">, string>;

function Link({ scale, onWeight }: ScaleLinkProps & { readonly scale: DeskScale }) {
  const t = useTranslations("consoleWarehouse.scaleLink");
  const { state, line, setLine, connect, leave } = useDeskScale(scale, onWeight);
  const { is, standing } = state;
  const isConnected = is === "waiting" || is === "followed" || is === "unread";
  return (
    <div className="row wrap scale-link">
      <span role="status">{is !== "off" && <Tag tone={tones[is]}>{t(`state.${is}`)}</Tag>}</span>
      {is === "followed" && standing && (
        <span className="small-text muted grow" aria-hidden="true">
          {standing.weight_g / 1000} kg{standing.isAtRest ? "" : ` · ${t("moving")}`}
        </span>
      )}
      {isConnected ? (
        <Button size="small" onClick={leave}>
          {t("leave")}
        </Button>
      ) : (
        <>
          <Button size="small" onClick={connect}>
            {t(is === "off" ? "connect" : "again")}
          </Button>
          <Select<LineName>
            size="small"
            aria-label={t("line")}
            value={line}
            onChange={setLine}
            options={lineNames.map((one) => ({ value: one, label: one.replace("-", " ") }))}
          />
        </>
      )}
    </div>
  );
}
