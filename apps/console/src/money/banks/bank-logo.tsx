interface BankLogoProps {
  readonly logo: string;
  readonly code: string;
}

/** The logo that finance gave a bank; else its code, where customers see a mark of ours. */
export const BankLogo = ({ logo, code }: BankLogoProps) =>
  logo === "" ? (
    <span className="thumb bank-logo" aria-hidden="true">
      {code}
    </span>
  ) : (
    <img className="thumb bank-logo" src={logo} alt="" width={44} height={44} />
  );
