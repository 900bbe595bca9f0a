interface LeftOutProps {
  /** Says how many there are and why they are left out. */
  readonly label: string;
  readonly names: readonly string[];
}

/** More of them help nobody; how many there are is in the label. */
const mostShown = 200;

/** Those on a written list that nothing is done for; nothing where there is nobody. */
export const LeftOut = ({ label, names }: LeftOutProps) =>
  names.length > 0 && (
    <p className="left-out">
      {label} {names.slice(0, mostShown).join("、")}
      {names.length > mostShown && " …"}
    </p>
  );
