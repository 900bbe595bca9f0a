import { propsText } from "./props-text.ts";

interface BoughtPropsProps {
  readonly props: Readonly<Record<string, string>>;
  /** What was ordered, where it is another; null where it is not. */
  readonly ordered: Readonly<Record<string, string>> | null;
}

/** The option that is bought, behind the ordered one where that is another. */
export const BoughtProps = ({ props, ordered }: BoughtPropsProps) => (
  <>
    {ordered && (
      <>
        <s>{propsText(ordered)}</s>{" "}
      </>
    )}
    {propsText(props)}
  </>
);
