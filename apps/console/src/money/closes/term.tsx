interface TermProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: string;
}

/** One amount of an equation, under what it is. */
export const Term = ({ label, isTotal = false, children }: TermProps) => (
  <span className={isTotal ? "term total" : "term"}>
    <span className="small-text muted">{label}</span>
    <b className="amount">{children}</b>
  </span>
);
