import type { ReactNode } from "react";
import boat from "../look/empty-boat.svg";

interface NothingProps {
  readonly title: string;
  readonly body?: string;
  readonly action?: ReactNode;
}

/** A place without content says so, and what comes next. */
export const Nothing = ({ title, body, action }: NothingProps) => (
  <div className="nothing">
    <img src={boat} alt="" width={168} height={103} />
    <h2>{title}</h2>
    {body !== undefined && <p className="muted">{body}</p>}
    {action}
  </div>
);
