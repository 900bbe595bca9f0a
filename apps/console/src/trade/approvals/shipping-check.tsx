import { OutcomeTag } from "../../goods/shippability/outcome-tag.tsx";
import type { Line } from "./review-line.ts";

interface ShippingCheckProps {
  readonly line: Line;
  /** The one the customer chose. */
  readonly transport: number;
}

/** What the chosen transport makes of a line, where that is worth a word. */
export function ShippingCheck({ line, transport }: ShippingCheckProps) {
  const verdict = line.shippability.find((each) => each.transport === transport);
  if (!verdict || verdict.outcome === "sent") return null;
  return (
    <>
      <br />
      <OutcomeTag outcome={verdict.outcome} />{" "}
      <span className="small-text faint">{verdict.mark || verdict.reason}</span>
    </>
  );
}
