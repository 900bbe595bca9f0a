import { Card } from "@sampan/ui/card";
import type { ReactNode } from "react";
import { PartProblem } from "../../trade/checkout/checkout-part.tsx";
import type { MergePart } from "./merge-draft.ts";

/** Where submitting leads when something there needs a look. */
export const idOfMergePart = (part: MergePart): string => `merge-${part}`;

interface PartCardProps {
  readonly part: MergePart;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the form that can be led to, and what is wrong there. */
export const PartCard = ({ part, title, hint, problem, children }: PartCardProps) => (
  <div id={idOfMergePart(part)} tabIndex={-1} className="min-w-0 scroll-m-16 outline-none">
    <Card as="section" aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      {hint && <p className="text-xs text-text-2">{hint}</p>}
      <div className="mt-2.5">{children}</div>
      {problem && <PartProblem>{problem}</PartProblem>}
    </Card>
  </div>
);
