import { Card } from "@sampan/ui/card";
import { formatDayRange, formatMinute } from "@sampan/ui/format/dates";
import { Timeline, type TimelineStep } from "@sampan/ui/timeline";
import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { UpdatedNow } from "../../shell/live/updated-now.tsx";
import type { ParcelDetail } from "./parcel-queries.ts";

interface WayCardProps {
  readonly title: string;
  /** What is read anew while the page is looked at. */
  readonly of: readonly { readonly queryKey: QueryKey }[];
  readonly steps: ParcelDetail["steps"];
  readonly ahead: ParcelDetail["ahead"];
  /** A note that the page says already. */
  readonly known?: string;
}

/** Every stop of a way: what is behind, where it is now, and what is ahead with its range of days. [PKG-23] */
export function WayCard({ title, of, steps, ahead, known = "" }: WayCardProps) {
  const expected = useExpected();
  return (
    <Card as="section">
      <div className="mb-3 flex min-h-6 flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-[650]">{title}</h2>
        <UpdatedNow of={of} />
      </div>
      <Timeline
        label={title}
        steps={[
          ...steps.map((step, position): TimelineStep => {
            const stage = position === steps.length - 1 ? "now" : "done";
            const note = step.note === known ? "" : step.note;
            const when = [formatMinute(step.at), note].filter(Boolean).join(" · ");
            return { key: `${position}`, stage, title: step.title, when };
          }),
          ...ahead.map(expected),
        ]}
      />
    </Card>
  );
}

/** A stop that is ahead, with its range of days where one can be said. */
function useExpected() {
  const t = useTranslations("orders");
  return ({ stop, title, expected_from, expected_to }: ParcelDetail["ahead"][number]) => ({
    key: `ahead-${stop}`,
    stage: "expected" as const,
    title,
    ...(expected_from === ""
      ? {}
      : { when: t("expected", { days: formatDayRange(expected_from, expected_to) }) }),
  });
}
