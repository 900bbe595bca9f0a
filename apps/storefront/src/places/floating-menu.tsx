import { MoreIcon } from "@sampan/ui/icons-controls";
import { showToast } from "@sampan/ui/toast";
import { useRouterState } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";
import { useBarsReach } from "./use-bars-reach.ts";

type Sheet = ComponentType<{ readonly onClose: () => void }>;

/** Between the menu and the bars below it. */
const gap_px = 12;

/**
 * The ways to everywhere, from every page but those that stand alone: a button above whatever bars the page has, below
 * everything that opens over it. [NFR-05]
 */
export function FloatingMenu() {
  const isBare = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.isBare });
  return isBare ? null : <Menu />;
}

function Menu() {
  const t = useTranslations("common");
  const reach_px = useBarsReach();
  const [OpenSheet, setSheet] = useState<Sheet>();
  const open = () =>
    import("./menu-sheet.tsx").then(
      ({ MenuSheet }) => setSheet(() => MenuSheet),
      // Without a network a page that is kept goes on being read.
      () => showToast({ message: t("network.offline"), tone: "danger" }),
    );
  return (
    <aside aria-label={t("quickMenu")}>
      <button
        type="button"
        aria-label={t("quickMenu")}
        aria-haspopup="dialog"
        aria-expanded={OpenSheet !== undefined}
        onClick={({ currentTarget }) => {
          // Some browsers leave the focus where it was when a button is touched, and it shall come back here.
          currentTarget.focus();
          void open();
        }}
        // Moved, not placed: bars that come and go with their pages shift nothing.
        style={{ transform: `translateY(-${reach_px + gap_px}px)` }}
        className={`fixed right-[max(12px,calc(50%-var(--column)/2+12px))] z-9 grid size-11 place-items-center rounded-full border border-line bg-surface text-brand shadow-card wide:right-6 ${
          reach_px > 0 ? "bottom-0" : "bottom-[env(safe-area-inset-bottom)]"
        }`}
      >
        <MoreIcon />
      </button>
      {OpenSheet && <OpenSheet onClose={() => setSheet(undefined)} />}
    </aside>
  );
}
