import type { ReactNode } from "react";
import boat from "../look/empty-boat.svg";

interface NothingProps {
  readonly title: string;
  readonly body?: string;
  readonly action?: ReactNode;
  /** It is the whole page, and its title the page's. */
  readonly isPage?: boolean;
}

/** A place without content says so, and what comes next. */
export const Nothing = ({ title, body, action, isPage = false }: NothingProps) => (
  <div className="nothing">
    <img src={boat} alt="" width={168} height={103} />
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {body !== undefined && <p className="muted">{body}</p>}
    {action}
  </div>
);
