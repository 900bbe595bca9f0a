import { Card } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { Skeleton } from "@sampan/ui/states";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { loadCode } from "../../shell/load-code.ts";
import { useSheet } from "../../shell/use-sheet.ts";
import { type AskedDoor, doorLines_max, doorPriceQuery } from "./door-price-query.ts";
import { useSpan } from "./use-span.ts";

const DoorPriceSheet = lazy(async () => ({
  default: (await loadCode(() => import("./door-price-sheet.tsx"))).DoorPriceSheet,
}));

interface DoorPriceRowProps {
  readonly asked: AskedDoor;
}

/** What chosen goods come to at the door; nothing where more are chosen than an order may have. */
export const DoorPriceRow = ({ asked }: DoorPriceRowProps) =>
  asked.lines.length <= doorLines_max && <FoldedDoorPrice asked={asked} />;

/** Folded to one line; a tap opens its parts and their reasons. */
function FoldedDoorPrice({ asked }: DoorPriceRowProps) {
  const t = useTranslations("doorPrice");
  const words = useTranslations("common");
  const span = useSpan();
  const sheet = useSheet();
  const door = useQuery({ ...doorPriceQuery(asked), placeholderData: keepPreviousData });
  const price = door.data?.data;
  if (door.isError)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-text-2">{t("failed")}</span>
        <button
          type="button"
          className="tap font-semibold text-brand"
          onClick={() => void door.refetch()}
        >
          {words("retry")}
        </button>
      </Card>
    );
  return (
    <Card aria-busy={door.isFetching}>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={price === undefined}
        onClick={sheet.open}
        className="tap flex w-full items-center gap-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t("title")}</span>
          {price ? (
            <span
              className={`block tabular-nums transition-opacity duration-(--duration-fast) ${door.isPlaceholderData ? "opacity-60" : ""}`}
            >
              {span.money(price, price.currency)}
            </span>
          ) : (
            <>
              <span className="sr-only">{t("asking")}</span>
              <Skeleton className="h-6 w-2/3" />
            </>
          )}
          <span className="block text-xs text-text-3">{t("open")}</span>
        </span>
        <ForwardIcon size="sm" className="flex-none" />
      </button>
      {sheet.wasOpened && price && (
        <Suspense>
          <DoorPriceSheet open={sheet.isOpen} price={price} onClose={sheet.close} />
        </Suspense>
      )}
    </Card>
  );
}
